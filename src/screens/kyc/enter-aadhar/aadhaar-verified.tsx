import { useEffect, useRef } from 'react';
import { useSend } from '#api/send.ts';
import { aadhaarPanVerify } from '#contract/kyc.ts';
import { aadhaarPanChecked } from '#engine/decisions/aadhaar.ts';
import { nextStep } from '#engine/outcome.ts';
import { useOnce } from '#screen/once.ts';
import { useRun } from '#screen/run-context.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useSay } from '#ui/say.ts';
import { enterAadhar } from './screen.ts';

/** §4 "a PAN-Aadhaar check follows". Of the number only the last four digits are left (decisions.md §8). */
export function AadhaarVerified({ lastFour }: { lastFour: string }) {
  const say = useSay();
  const send = useSend();
  const { run, answer } = useRun();
  const verified = useRef(false);
  const [busy, check] = useOnce(async () => {
    // What is verified is not checked and reported twice: only the next step is missing.
    if (verified.current) return run(nextStep);
    const reply = await send(aadhaarPanVerify);
    verified.current = reply.kind === 'answered';
    return answer(aadhaarPanChecked, reply);
  });
  useEffect(() => void check(), [check]);
  return (
    <ScreenFrame
      screen={enterAadhar}
      title={say('Checking your PAN and Aadhaar')}
      subtitle={say('Your OTP is verified. Now we check that both are yours.')}
      foot={
        <Button busy={busy} onClick={check}>
          {say('Check again')}
        </Button>
      }
    >
      <TextField label={say('Aadhaar number')} locked value={`XXXX XXXX ${lastFour}`} onValueChange={() => undefined} />
    </ScreenFrame>
  );
}
