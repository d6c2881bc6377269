import styles from './inspector.module.css';
import { order } from './sandbox.ts';
import type { Tell } from './use-told.ts';

const moves = [
  ['10 minutes on', { minutes: 10 }],
  ['1 day on', { days: 1 }],
  ['30 days on', { days: 30 }],
  ['The true time', { reset: true }],
] as const;

/** Moves the lender's clock. Moves add up. */
export function ClockForm({ tell }: { tell: Tell }) {
  return (
    <fieldset className={styles.form}>
      <legend>The lender's clock</legend>
      {moves.map(([says, move]) => (
        <button
          key={says}
          type="button"
          onClick={() => void tell(order('clock', move), `The clock was moved: ${says}.`)}
        >
          {says}
        </button>
      ))}
    </fieldset>
  );
}
