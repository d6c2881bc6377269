import { useEffect } from 'react';
import { emandateAfterMs } from '#engine/delays.ts';
import { go } from '#engine/outcome.ts';
import { WaitScreen } from '#screens/kyc/wait-screen.tsx';
import { useRun } from '#steps/run-context.ts';

/** decisions.md §3: where the e-mandate provider sends the borrower back to. */
export function EmandateStatus() {
  const { run } = useRun();
  useEffect(() => void run(go('/emandate', { afterMs: emandateAfterMs })), [run]);
  return <WaitScreen title="Checking your e-mandate" text="This takes a few seconds. Please keep this page open." />;
}
