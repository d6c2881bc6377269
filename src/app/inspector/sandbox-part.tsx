import { useEffect, useState } from 'react';
import type { AppServices } from '../run-outcome.ts';
import { Borrowers } from './borrowers.tsx';
import { ClockForm } from './clock-form.tsx';
import { FaultForm } from './fault-form.tsx';
import styles from './inspector.module.css';
import { Part } from './part.tsx';
import type { Borrower } from './sandbox.ts';
import { readBorrowers } from './sandbox.ts';
import { useTold } from './use-told.ts';

function useBorrowers() {
  const [asked, setAsked] = useState(0);
  const [found, setFound] = useState<{ borrowers?: readonly Borrower[] | undefined; at: number }>();
  useEffect(() => {
    void readBorrowers().then((borrowers) => setFound({ borrowers, at: asked }));
  }, [asked]);
  return { known: found !== undefined, borrowers: found?.borrowers, lookAgain: () => setAsked(asked + 1) };
}

/** What the sandbox beside the app can do: another borrower, a fault, another time, a fresh start. */
export function SandboxPart({ world }: { world: AppServices }) {
  const { known, borrowers, lookAgain } = useBorrowers();
  const [told, tell] = useTold();
  return (
    <Part title="Sandbox">
      {borrowers && (
        <>
          <p role="status" className={styles.told}>
            {told}
          </p>
          <Borrowers borrowers={borrowers} world={world} tell={tell} />
          <FaultForm tell={tell} />
          <ClockForm tell={tell} />
          <p>
            Codes and all else: <a href="/sandbox">/sandbox</a>
          </p>
        </>
      )}
      {known && !borrowers && (
        <p>
          There is no sandbox behind this server, so borrowers, faults and the clock cannot be changed from here.{' '}
          <code>npm run dev</code> starts it beside the app.{' '}
          <button type="button" onClick={lookAgain}>
            Look again
          </button>
        </p>
      )}
    </Part>
  );
}
