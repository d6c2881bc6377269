import { useState } from 'react';
import { sameRate } from '#engine/apr.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts } from '#session/session-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckRow } from '#ui/choices/check-row.tsx';
import { Points } from '#ui/content/points.tsx';
import { Note } from '#ui/messages/note.tsx';
import { Skeleton, SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useSay } from '#ui/say.ts';
import { AprLine, AprWarning } from './apr-line.tsx';
import styles from './key-facts.module.css';
import { OtpModal } from './otp-modal.tsx';
import { termCondition } from './screen.ts';
import { Statement } from './statement.tsx';
import { useAccept } from './use-accept.ts';
import { useOwnApr, useStatement } from './use-statement.ts';

/** The two parts of the one agreement, in plain words (decisions.md §8). */
const agreement = [
  { text: 'You accept our terms and privacy policy.' },
  { text: 'You let us see your credit bureau information.' },
];

export function KeyFacts() {
  const say = useSay();
  const { reading, again } = useStatement();
  const own = useOwnApr();
  const { mobile } = useFacts();
  const stated = reading.is === 'read' ? reading.value.stated : undefined;
  const differs = own !== undefined && stated !== undefined && !sameRate(own, stated);
  const [agreed, setAgreed] = useState(false);
  const { asking, code, error, busy, type, cancel, accept, submit } = useAccept();
  return (
    <ScreenFrame
      screen={termCondition}
      reassurance={false}
      foot={
        reading.is === 'read' ? (
          <div className={styles.agreement}>
            <Points size="small" items={agreement.map(({ text }) => ({ text: say(text) }))} />
            <CheckRow checked={agreed} onCheckedChange={(next) => !busy && setAgreed(next)}>
              {say('I agree to terms-privacy policy and allow access to my credit bureau information.')}
            </CheckRow>
            <Button disabled={!agreed} busy={busy && !asking} onClick={accept}>
              {say('Continue')}
            </Button>
          </div>
        ) : (
          reading.is === 'failed' && <Button onClick={again}>{say('Try again')}</Button>
        )
      }
    >
      {reading.is === 'reading' && (
        <SkeletonScreen label={say('Reading your Key Fact Statement')}>
          <Skeleton shape="box" height={500} />
        </SkeletonScreen>
      )}
      {reading.is === 'failed' && <Note tone="danger">{say('We could not read your Key Fact Statement.')}</Note>}
      {own !== undefined && differs && <AprWarning own={own} stated={stated} />}
      {reading.is === 'read' && (
        <Statement html={reading.value.html}>
          {own !== undefined && !differs && <AprLine own={own} stated={stated} />}
        </Statement>
      )}
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
