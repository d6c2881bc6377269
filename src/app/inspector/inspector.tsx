import type { AnyRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { AppServices } from '../run-outcome.ts';
import { GoTo } from './go-to.tsx';
import { History } from './history.tsx';
import styles from './inspector.module.css';
import { Now } from './now.tsx';
import type { Opening } from './opening.ts';
import type { Recorder } from './record.ts';
import { SandboxPart } from './sandbox-part.tsx';

export interface InspectorProps {
  readonly world: AppServices;
  readonly router: AnyRouter;
  readonly record: Recorder;
  readonly opening: Opening;
}

/** The button at the edge, and the panel it opens. */
export function Inspector({ opening, ...seen }: InspectorProps) {
  const isOpen = useSyncExternalStore(opening.subscribe, opening.isOpen);
  return (
    <aside aria-label="Inspector" lang="en" className={styles.inspector}>
      {isOpen ? <Panel opening={opening} {...seen} /> : <Handle open={opening.toggle} />}
    </aside>
  );
}

function Handle({ open }: { open: () => void }) {
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label="Inspector"
      aria-expanded={false}
      aria-keyshortcuts="Alt+Shift+I"
      title="Inspector (Alt+Shift+I)"
      onClick={open}
    >
      ⋮
    </button>
  );
}

function Panel({ world, router, record, opening }: InspectorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (opening.takesFocus()) heading.current?.focus({ preventScroll: true });
  }, [opening]);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          Inspector
        </h2>
        <span>in development only</span>
        <button type="button" onClick={opening.toggle}>
          Close
        </button>
      </header>
      <div className={styles.body}>
        <Now world={world} router={router} record={record} />
        <History record={record} />
        <GoTo router={router} />
        <SandboxPart world={world} />
      </div>
    </section>
  );
}
