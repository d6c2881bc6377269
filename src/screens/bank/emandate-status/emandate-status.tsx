import { useRedirect } from '#screen/use-redirect.ts';
import { WaitScreen } from '#screen/wait-screen.tsx';
import { useSay } from '#ui/say.ts';
import { emandateStatus } from './screen.ts';

/** §12: where the e-mandate provider sends the borrower back to. */
export function EmandateStatus() {
  const say = useSay();
  useRedirect(emandateStatus.redirect);
  return (
    <WaitScreen
      title={say('Checking your e-mandate')}
      text={say('This takes a few seconds. Please keep this page open.')}
    />
  );
}
