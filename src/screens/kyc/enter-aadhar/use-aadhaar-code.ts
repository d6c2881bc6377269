import { useRef, useState } from 'react';
import { useSend } from '#api/send.ts';
import { aadhaarGenerateOtp, aadhaarVerifyOtp } from '#contract/kyc.ts';
import { aadhaarCodeSent, aadhaarCodeVerified } from '#engine/decisions/aadhaar.ts';
import { errorToast } from '#engine/outcome.ts';
import { keepDigits } from '#engine/typing.ts';
import { useOnce } from '#screen/once.ts';
import { useRun } from '#screen/run-context.ts';

/** §8: a warning, and the same words under the field (design: a toast is never the only place of a field's error). */
const warning = 'Please enter aadhaar otp';

export const codeLength = 6;
const keepCode = keepDigits(codeLength);

interface Events {
  readonly onSentAgain: () => void;
  readonly onVerified: () => void;
}

/** §4 "Aadhaar": the code, what stands under it, and the two calls. The code is held here and nowhere else. */
export function useAadhaarCode(aadharNo: string, { onSentAgain, onVerified }: Events) {
  const send = useSend();
  const { run, answer } = useRun();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const type = (typed: string) => {
    setError(undefined);
    setCode(keepCode(typed));
  };
  const startAnew = () => {
    type('');
    field.current?.focus();
    onSentAgain();
  };
  const [verifying, verify] = useOnce(async () => {
    if (code.length !== codeLength) {
      setError(warning);
      field.current?.focus();
      return run(errorToast(warning, { tone: 'warn' }));
    }
    const reply = await send(aadhaarVerifyOtp, { body: { aadharNo, otp: code } });
    return answer(aadhaarCodeVerified, reply, { show: onVerified });
  });
  const [sending, resend] = useOnce(async () =>
    answer(aadhaarCodeSent, await send(aadhaarGenerateOtp, { body: { aadharNo } }), { show: startAnew }),
  );
  return { field, code, error, type, verifying, verify, sending, resend };
}
