import { useState } from 'react';
import type { AppServices } from '../run-outcome.ts';
import styles from './inspector.module.css';
import type { Borrower } from './sandbox.ts';
import { order } from './sandbox.ts';
import { switchBorrower } from './switch-borrower.ts';
import type { Tell } from './use-told.ts';

interface BorrowersProps {
  readonly borrowers: readonly Borrower[];
  readonly world: AppServices;
  readonly tell: Tell;
}

/** Logs in as another borrower, from where they stand or from their very start. */
export function Borrowers({ borrowers, world, tell }: BorrowersProps) {
  const [mobile, setMobile] = useState(borrowers[0]?.mobile ?? '');
  const become = () => tell(switchBorrower(mobile, world), `Logged in as ${mobile}.`);
  const afresh = () =>
    tell(
      order('reset', { mobile }).then((fault) => fault ?? switchBorrower(mobile, world)),
      '',
    );
  return (
    <fieldset className={styles.form}>
      <legend>Borrower</legend>
      <label className={styles.field}>
        Log in as
        <select value={mobile} onChange={({ target }) => setMobile(target.value)}>
          {borrowers.map(({ mobile: number, name, shows }) => (
            <option key={number} value={number}>
              {number.slice(-2)} {name}: {shows}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => void become()}>
        Log in
      </button>
      <button type="button" onClick={() => void afresh()}>
        Forget them, then log in
      </button>
      <button
        type="button"
        onClick={() => void tell(order('reset'), 'Every borrower, loan and fault is forgotten. Log in again.')}
      >
        Forget everybody
      </button>
    </fieldset>
  );
}
