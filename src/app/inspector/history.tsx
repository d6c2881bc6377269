import { useSyncExternalStore } from 'react';
import styles from './inspector.module.css';
import { Part } from './part.tsx';
import type { Entry, Recorder } from './record.ts';
import { Tree } from './tree.tsx';

const clockOf = (at: number) => new Date(at).toTimeString().slice(0, 8);

function Happened({ kind, at, line, details }: Entry) {
  const said = (
    <>
      <span className={styles.size}>{clockOf(at)}</span> <span data-kind={kind}>{line}</span>
    </>
  );
  if (kind === 'arrival') return said;
  return (
    <details>
      <summary>{said}</summary>
      <Tree value={details} />
    </details>
  );
}

/** The last things that happened, the newest first. */
export function History({ record }: { record: Recorder }) {
  const entries = useSyncExternalStore(record.subscribe, record.get);
  return (
    <Part title="History">
      <ul className={styles.tree}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Happened {...entry} />
          </li>
        ))}
      </ul>
      <button type="button" onClick={record.empty}>
        Empty the history
      </button>
    </Part>
  );
}
