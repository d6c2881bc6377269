import { useMemo, useState } from 'react';
import { percent, sameRate } from '#engine/apr.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { msg } from '#languages/message.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts } from '#screen/services.ts';
import { useApr } from '#screen/use-apr.ts';
import { useFlow } from '#screen/use-flow.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Button, buttonClass } from '#ui/actions/button.tsx';
import { CheckRow } from '#ui/choices/check-row.tsx';
import { Points } from '#ui/content/points.tsx';
import { Text } from '#ui/content/text.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/messages/note.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { type Translate, useTranslate } from '#ui/translate.ts';
import { acceptStatement, type KeyFactsView, readApproval } from './flow.ts';
import { OtpModal } from './otp-modal.tsx';
import { termCondition } from './screen.ts';
import { Statement } from './statement.tsx';
import { parseStatement } from './statement-html.ts';

/** §17: the two parts of the agreement. */
const agreement = [
  msg('You accept our terms and privacy policy.'),
  msg('You let us see your credit bureau information.'),
];

export function KeyFacts() {
  const t = useTranslate();
  const { request, body, failed, reading, again } = useScreenRead(termCondition.reads.statement);
  const notRead = t('We could not read your Key Fact Statement.');
  const statement = useMemo(() => parseStatement(body?.data ?? ''), [body]);
  const { body: approval } = useScreenRead(...readApproval);
  const own = useApr(approval?.data);
  const stated = statement?.stated;
  const rates = own === undefined ? '' : ratesText(t, own, stated);
  const differs = own !== undefined && stated !== undefined && !sameRate(own, stated);
  const isPaidOut = isBeingRepaid(useFacts().leadStatus);
  // The tick counts for this statement only: a later read may bring another one.
  const [agreedTo, setAgreedTo] = useState<string>();
  const agreed = agreedTo !== undefined && agreedTo === body?.data;
  const [code, setCode] = useState('');
  const flow = useFlow<KeyFactsView>('statement', { onShow: () => setCode('') });
  const { view, busy, execute } = flow;
  // Of the statement that is shown: another tab may have opened another lead since.
  const leadId = request?.query?.leadId;
  const accept = (otp?: string) => leadId !== undefined && execute(acceptStatement(leadId, otp));
  return (
    <ScreenFrame
      screen={termCondition}
      reassurance={false}
      // An earlier one may be out of date: it can be read, and not accepted.
      failure={!reading && (statement ? failed && `${notRead} ${t('This is what we read before.')}` : notRead)}
      again={again}
      foot={
        !reading &&
        (isPaidOut ? (
          <AlreadyAccepted />
        ) : (
          <Stack gap={1}>
            <Points size="small" items={agreement.map((part) => ({ text: t(part) }))} />
            <CheckRow checked={agreed} onCheckedChange={(next) => !busy && setAgreedTo(next ? body?.data : undefined)}>
              {t('I agree to terms-privacy policy and allow access to my credit bureau information.')}
            </CheckRow>
            <Button
              data-event={termCondition.events.continue}
              disabled={!agreed}
              busy={busy && view === 'statement'}
              onClick={() => accept()}
            >
              {t('Continue')}
            </Button>
          </Stack>
        ))
      }
    >
      {reading && <SkeletonScreen label={t('Reading your Key Fact Statement')} heights={[500]} />}
      {differs && !isPaidOut && <AprWarning rates={rates} />}
      {statement && !reading && (
        <Statement content={statement.content}>{rates && !differs && <Text size="small">{rates}</Text>}</Statement>
      )}
      <OtpModal flow={flow} code={code} onCode={setCode} onSubmit={accept} />
    </ScreenFrame>
  );
}

/** §18 "A disbursed loan": its statement can be read, and not accepted again. */
function AlreadyAccepted() {
  const t = useTranslate();
  return (
    <Stack gap={2}>
      <p>{t('You have accepted this statement.')}</p>
      <RouteLink to={termCondition.links.home} className={buttonClass('primary')}>
        {t('Go to home')}
      </RouteLink>
    </Stack>
  );
}

/** The two rates differ: a warning with a link to Contact us. The borrower can still continue. */
function AprWarning({ rates }: { rates: string }) {
  const t = useTranslate();
  return (
    <Note tone="warning" role="alert">
      <p>{`${rates} ${t('Please ask us why before you agree.')}`}</p>
      <RouteLink to={termCondition.links.contactUs} back={termCondition.route}>
        {t('Contact us')}
      </RouteLink>
    </Note>
  );
}

/** The APR that we calculate from the approval, and the APR in the statement, in percent a year. */
function ratesText(t: Translate, own: number, stated: number | undefined): string {
  const ours = t('From your loan approval we work out an APR of {apr} a year.', { apr: percent(own) });
  return stated === undefined ? ours : `${ours} ${t('The statement says {apr}.', { apr: percent(stated) })}`;
}
