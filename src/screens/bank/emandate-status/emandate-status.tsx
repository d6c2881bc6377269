import { useEffect } from 'react';
import { emandateAfterMs } from '#engine/delays.ts';
import { go } from '#engine/outcome.ts';
import { useRun } from '#screen/run-context.ts';
import { WaitScreen } from '#screen/wait-screen.tsx';
import { useSay } from '#ui/say.ts';

/** decisions.md §3: where the e-mandate provider sends the borrower back to. */
export function EmandateStatus() {
  const say = useSay();
  const { run } = useRun();
  useEffect(() => void run(go('/emandate', { afterMs: emandateAfterMs })), [run]);
  return (
    <WaitScreen
      title={say('Checking your e-mandate')}
      text={say('This takes a few seconds. Please keep this page open.')}
    />
  );
}
