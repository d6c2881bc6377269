import { useState } from 'react';
import { go } from '#engine/outcome.ts';
import { useRun } from '#screen/run-context.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { WaitScreen } from '#screen/wait-screen.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#ui/say.ts';
import { finbox } from './screen.ts';
import { useBankConnection } from './use-bank-connection.ts';

interface BankConnectionProps {
  readonly query: Readonly<Record<string, unknown>>;
}

/** §4 "/finbox": a loader, whatever the query asks for, and an error with one way on. */
export function BankConnection({ query }: BankConnectionProps) {
  const say = useSay();
  const [failed, setFailed] = useState(false);
  useBankConnection(query, () => setFailed(true));
  return failed ? (
    <NotConnected />
  ) : (
    <WaitScreen
      title={say('Connecting your bank account')}
      text={say('This takes a few seconds. Please keep this page open.')}
    />
  );
}

function NotConnected() {
  const say = useSay();
  const { run } = useRun();
  return (
    <ScreenFrame
      screen={finbox}
      icon="bank"
      title={say('Oops! We are unable to fetch your bank account')}
      subtitle={say('Your answers are kept. You can try again from your dashboard.')}
      foot={<Button onClick={() => run(go('/dashboard', { afterMs: 0 }))}>{say('Go Back')}</Button>}
    />
  );
}
