import type { FormEvent } from 'react';
import { calls } from '#contract/calls.ts';
import styles from './inspector.module.css';
import { faultKinds, order } from './sandbox.ts';
import type { Tell } from './use-told.ts';

const names = Object.keys(calls).sort();

/** Makes a call go wrong, once or until the faults are cleared. */
export function FaultForm({ tell }: { tell: Tell }) {
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const how = Object.fromEntries(new FormData(event.currentTarget));
    void tell(order('faults', { ...how, once: how.once === 'on' }), `${how.call} is going to go wrong: ${how.kind}.`);
  };
  return (
    <form className={styles.form} onSubmit={add}>
      <fieldset>
        <legend>Fault</legend>
        <label className={styles.field}>
          Call
          <select name="call">
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          What goes wrong
          <select name="kind">
            {faultKinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          Status code
          <input name="status" type="number" min={400} max={599} defaultValue={500} />
        </label>
        <label className={styles.field}>
          Message
          <input name="message" defaultValue="The sandbox was told to refuse this." />
        </label>
        <label className={styles.field}>
          Seconds of a stall
          <input name="seconds" type="number" min={0} max={120} defaultValue={5} />
        </label>
        <label className={styles.tick}>
          <input name="once" type="checkbox" defaultChecked /> Once only
        </label>
        <button type="submit">Add the fault</button>
        <button type="button" onClick={() => void tell(order('faults/clear'), 'There are no faults any more.')}>
          Clear all faults
        </button>
      </fieldset>
    </form>
  );
}
