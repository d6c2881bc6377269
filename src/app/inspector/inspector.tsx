import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { AppServices } from '../run-outcome.ts';
import { Controls } from './controls.tsx';
import type { Decisions } from './decisions.ts';
import styles from './inspector.module.css';
import { keepApart } from './keep-apart.ts';

interface InspectorProps {
  readonly world: AppServices;
  readonly decisions: Decisions;
  readonly host: HTMLElement;
}

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyI';

/** The button at the edge, and the panel it opens. Closing gives the focus back. */
export function Inspector({ host, ...shown }: InspectorProps) {
  const [isOpen, setOpen] = useState(false);
  const from = useRef<Element | null>(null);
  const open = useCallback(() => {
    from.current = document.activeElement;
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
    from.current = null;
    setOpen(false);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (from.current) close();
      else open();
    };
    addEventListener('keydown', press, { capture: true });
    const rejoin = keepApart(host, close);
    return () => {
      removeEventListener('keydown', press, { capture: true });
      rejoin();
    };
  }, [host, open, close]);
  return (
    <aside aria-label="Inspector" lang="en" className={styles.inspector}>
      {isOpen ? (
        <Panel {...shown} />
      ) : (
        <button type="button" className={styles.handle} aria-label="Inspector" title="Alt+Shift+I" onClick={open}>
          ⋮
        </button>
      )}
    </aside>
  );
}

function Panel({ world, decisions }: Omit<InspectorProps, 'host'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const decided = useSyncExternalStore(decisions.subscribe, decisions.get);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        Inspector
      </h2>
      <p>Escape closes it.</p>
      <ol>
        {decided.map(({ id: key, table, row, outcome }) => (
          <li key={key}>
            {table} › {row} → {outcome}
          </li>
        ))}
      </ol>
      {decided.length === 0 && <p>Nothing was decided yet.</p>}
      <Controls world={world} />
    </section>
  );
}
