import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { loginOtpResendSeconds } from '#engine/delays.ts';
import { formatMobile } from '#engine/format.ts';
import { brokenRule, exactLength, required } from '#engine/rules.ts';
import { msg } from '#languages/message.ts';
import { CodeScreen } from '#screen/code-screen.tsx';
import { RouteLink } from '#screen/route-link.tsx';
import { useRouteState, useServices } from '#screen/services.ts';
import { storeInHistory } from '#screen/store-in-history.ts';
import { useFlow } from '#screen/use-flow.ts';
import { storedSource } from '#session/campaign.ts';
import { useTranslate } from '#ui/translate.ts';
import { type CodeView, resendCode, verifyCode } from './flow.ts';
import { enterOtp } from './screen.ts';

/** §12 "More rules": a shorter code gets this text too. */
const title = msg('Enter the 4-digit OTP');

const rules = [required(msg('OTP is required').text), exactLength(4, title.text)];

export function EnterOtp() {
  const t = useTranslate();
  const { mobileNumber: mobile, codeSentAt } = useRouteState();
  const { session } = useServices();
  const { view, busy, errors, execute } = useFlow<CodeView>('code');
  // Not by the facts: those of a login in another tab stay here after its logout.
  const [wasLoggedIn] = useState(Boolean(session.token()));
  // §12: goes to the start without a mobile number, and after Back to a code that was already used.
  if (!mobile || wasLoggedIn) return <Navigate to={enterOtp.back.to} replace />;
  return (
    <CodeScreen
      screen={enterOtp}
      title={t(title)}
      subtitle={t('Sent to {mobile}', { mobile: formatMobile(mobile) })}
      field={{ label: t('One-time code, 4 digits'), labelHidden: true, length: 4 }}
      events={enterOtp.events}
      busy={busy}
      refusal={errors.otp}
      // Only Verify validates, not a blur: the borrower may leave to read the message.
      onVerify={(code) => {
        const broken = brokenRule(rules, code)?.message;
        if (broken) return { text: broken };
        return void execute(verifyCode(view, mobile, code));
      }}
      resendAfterSeconds={loginOtpResendSeconds}
      countdownStart={{ startedAt: codeSentAt, onRestart: (at) => storeInHistory({ codeSentAt: at }) }}
      resend={() => resendCode(mobile, storedSource(session.storage))}
      waiting={(time) => t('Resend OTP in {time}', { time })}
      changeNumber={
        <RouteLink
          to={enterOtp.links.changeNumber}
          routeState={{ mobileNumber: mobile }}
          data-event={enterOtp.events.change_number}
        >
          {t('Change number')}
        </RouteLink>
      }
    />
  );
}
