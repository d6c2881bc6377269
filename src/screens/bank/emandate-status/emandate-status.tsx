import { go } from '#engine/outcome.ts';
import { useArrivalOutcome } from '#screen/use-arrival-outcome.ts';
import { WaitScreen } from '#screen/wait-screen.tsx';
import { useSay } from '#ui/say.ts';
import { emandateStatus } from './screen.ts';

const { to, afterMs } = emandateStatus.redirect;

/** decisions.md §3: where the e-mandate provider sends the borrower back to. */
export function EmandateStatus() {
  const say = useSay();
  useArrivalOutcome(() => go(to, { afterMs }), undefined);
  return (
    <WaitScreen
      title={say('Checking your e-mandate')}
      text={say('This takes a few seconds. Please keep this page open.')}
    />
  );
}
