import { useState } from 'react';
import { useSend } from '#api/send.ts';
import { keyFactStatement } from '#contract/bank.ts';
import { screenBack } from '#engine/back.ts';
import { keyFactsRead } from '#engine/decisions/key-facts.ts';
import { useRead } from '#screens/kyc/use-read.ts';
import { useFacts, useSession } from '#session/session-context.ts';
import { useRun } from '#steps/run-context.ts';
import { ScreenFrame } from '#steps/screen-frame.tsx';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { Note } from '#ui/note.tsx';
import { Points } from '#ui/points.tsx';
import { Skeleton, SkeletonScreen } from '#ui/skeleton.tsx';
import styles from './key-facts.module.css';
import { OtpModal } from './otp-modal.tsx';
import { sanitise } from './sanitise.ts';
import { Statement } from './statement.tsx';
import { useAccept } from './use-accept.ts';

/** The two parts of the one agreement, in plain words (decisions.md §8). */
const agreement = [
  { text: 'You accept our terms and privacy policy.' },
  { text: 'You let us see your credit bureau information.' },
];

function useStatement() {
  const send = useSend();
  const session = useSession();
  const { answer } = useRun();
  return useRead(async () => {
    const reply = await send(keyFactStatement, { query: { leadId: session.facts().leadID ?? 0 } });
    await answer(keyFactsRead, reply);
    // Nobody agrees to an empty page.
    const html = reply.kind === 'answered' ? reply.body.data : '';
    return sanitise(html).textContent?.trim() ? html : undefined;
  });
}

export function KeyFacts() {
  const { reading, again } = useStatement();
  const { mobile } = useFacts();
  const [agreed, setAgreed] = useState(false);
  const { asking, code, error, busy, type, cancel, accept, submit } = useAccept();
  return (
    <ScreenFrame
      route="/term-condition"
      section="Key Fact Statement"
      back={screenBack['/term-condition']}
      reassurance={false}
      foot={
        reading.is === 'read' ? (
          <div className={styles.agreement}>
            <Points size="small" items={agreement} />
            <CheckRow checked={agreed} onCheckedChange={(next) => !busy && setAgreed(next)}>
              I agree to terms-privacy policy and allow access to my credit bureau information.
            </CheckRow>
            <Button disabled={!agreed} busy={busy && !asking} onClick={accept}>
              Continue
            </Button>
          </div>
        ) : (
          reading.is === 'failed' && <Button onClick={again}>Try again</Button>
        )
      }
    >
      {reading.is === 'reading' && (
        <SkeletonScreen label="Reading your Key Fact Statement">
          <Skeleton shape="box" height={500} />
        </SkeletonScreen>
      )}
      {reading.is === 'failed' && <Note tone="danger">We could not read your Key Fact Statement.</Note>}
      {reading.is === 'read' && <Statement html={reading.value} />}
      <OtpModal
        open={asking}
        mobile={mobile}
        busy={busy}
        code={code}
        error={error}
        onType={type}
        onSubmit={submit}
        onCancel={cancel}
      />
    </ScreenFrame>
  );
}
