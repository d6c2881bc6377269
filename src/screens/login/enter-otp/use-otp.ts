import { useEffect, useRef, useState } from 'react';
import { useSend } from '#api/send.ts';
import { verifyOtp } from '#contract/login.ts';
import { codeSentAgain, codeVerified } from '#engine/decisions/login.ts';
import { nextStep, stay, withEvents } from '#engine/outcome.ts';
import { digitsOnly, exactLength, required } from '#engine/rules.ts';
import { keepDigits } from '#engine/typing.ts';
import { useOnce } from '#screen/once.ts';
import { useRun } from '#screen/run-context.ts';
import { useWebOtp } from '#screen/use-web-otp.ts';
import { atLeastSubmitTime, useLoginCall } from '#screens/login/use-login-call.ts';
import { storeLogin } from '#session/login.ts';
import { useSession } from '#session/session-context.ts';

/** §5: the screen's text says 4-digit, so a shorter code is told the same words. */
export const otpTitle = 'Enter the 4-digit OTP';

const rules = [required('OTP is required'), digitsOnly(otpTitle), exactLength(4, otpTitle)];
const keepCode = keepDigits(4);

/** §2 "/enter-otp": the code, what stands under it, and the two calls. The code is held here and nowhere else. */
export function useOtp(mobile: string, onSent: () => void) {
  const send = useSend();
  const login = useLoginCall();
  const session = useSession();
  const { run, answer } = useRun();
  const input = useRef<HTMLInputElement>(null);
  const verified = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const [code, setCode] = useState('');
  // A look at the message takes the focus away and back: only Verify asks what the code lacks.
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const broken = rules.find((rule) => !rule.holds(code, {}, session.facts()))?.message;
  const type = (typed: string) => {
    setRefusal(undefined);
    setCode(keepCode(typed));
  };
  const tell = (_field: string, message: string) => {
    setRefusal(message);
    setTried(false);
    input.current?.focus();
    // What is typed next takes the place of the code that was refused.
    input.current?.select();
  };
  const startAnew = () => {
    setCode('');
    setTried(false);
    setRefusal(undefined);
    input.current?.focus();
    onSent();
  };
  useWebOtp(type);

  const [verifying, verify] = useOnce(async () => {
    // The code is used up once it was right: what is left to ask is where to go.
    if (verified.current) return run(nextStep);
    setTried(true);
    if (broken) {
      input.current?.focus();
      return 'stayed';
    }
    void run(withEvents([{ event: 'enter_otp_verify_otp_clk' }], stay()));
    const reply = await atLeastSubmitTime(send(verifyOtp, { body: { mobile, otp: code } }));
    // Whoever left meanwhile is not logged in: a session is stored whole or not at all.
    if (left.current) return 'left';
    if (reply.kind === 'answered') {
      storeLogin(session, reply.body.data, mobile);
      verified.current = true;
    }
    return answer(codeVerified, reply, { fieldError: tell });
  });
  const [sending, resend] = useOnce(async () =>
    answer(codeSentAgain, await login(mobile), { fieldError: tell, show: startAnew }),
  );
  return {
    input,
    code,
    error: refusal ?? (tried ? broken : undefined),
    verifying,
    sending,
    type,
    verify,
    resend,
  };
}
