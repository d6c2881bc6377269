import { createStore, useSelector } from '@tanstack/react-store';
import { createRoot } from 'react-dom/client';
import type { Outcome } from '#engine/outcome.ts';
import type { DecisionTrace } from '#screen/services.ts';
import type { AppServices } from '../run-outcome.ts';
import styles from './inspector.module.css';
import { reproduceLine, type Sent } from './reproduce.ts';

interface DecisionLine {
  readonly id: number;
  /** The table, the row that matched, and the outcome, without secrets. */
  readonly text: string;
}

interface Inspected {
  readonly lines: readonly DecisionLine[];
  readonly command: string;
}

const keptLines = 10;

/** Longer than a mobile number: an Aadhaar or an account number, grouped or not. */
const longNumber = /\b\d{4}[ -]?\d{4}[ -]?\d{3,10}\b|\b\d{10,18}\b/g;
const secretQuery = /([?&](?:token|code)=)[^&#\s]+/g;

/** A text of the app and a view are objects. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function describe(outcome: Outcome<unknown>, trace: DecisionTrace | undefined): string {
  const { title = 'No table', section = '' } = trace?.table ?? {};
  const values: Readonly<Record<string, unknown>> = { ...outcome };
  const named = ['to', 'url', 'view', 'field', 'message', 'log', 'afterMs'].filter(
    (name) => values[name] !== undefined,
  );
  const parts = [outcome.kind, ...named.map((name) => `${name} ${textOf(values[name])}`)].join(' · ');
  const text = parts.replace(secretQuery, '$1hidden').replace(longNumber, 'hidden');
  return `${title} ${section} › ${trace?.row ?? ''} → ${text}`;
}

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyI';

/** Shows the last decisions beside the app, in development. Returns how to remove it. */
export function inspect(services: AppServices): () => void {
  const store = createStore<Inspected>({ lines: [], command: '' });
  let sent: Sent | undefined;
  const command = () => reproduceLine(services.session.facts().mobile, sent);
  const { send } = services;
  services.send = async (call, input) => {
    const reply = await send(call, input);
    sent = { call, reply };
    return reply;
  };
  services.onOutcome = (outcome, trace) =>
    store.setState(({ lines }) => {
      const id = (lines[0]?.id ?? 0) + 1;
      return { lines: [{ id, text: describe(outcome, trace) }, ...lines].slice(0, keptLines), command: command() };
    });

  const host = document.createElement('div');
  // A dialog of the app hides everything beside it from screen readers, except live regions.
  host.setAttribute('aria-live', 'off');
  // A dialog of the app closes on a press outside of it.
  for (const type of ['pointerdown', 'focusin', 'click'] as const)
    host.addEventListener(type, (event) => event.stopPropagation());
  document.body.append(host);
  const root = createRoot(host);
  root.render(<Inspector store={store} />);

  const toggle = (event: KeyboardEvent) => {
    const details = host.querySelector('details');
    if (!details || !isShortcut(event)) return;
    event.preventDefault();
    details.open = !details.open;
  };
  addEventListener('keydown', toggle, { capture: true });
  // The screen may be another one since the last decision.
  host.addEventListener('toggle', () => store.setState((state) => ({ ...state, command: command() })), {
    capture: true,
  });
  return () => {
    services.send = send;
    removeEventListener('keydown', toggle, { capture: true });
    root.unmount();
    host.remove();
  };
}

function Inspector({ store }: { store: ReturnType<typeof createStore<Inspected>> }) {
  const { lines, command } = useSelector(store);
  return (
    <aside aria-label="Inspector" lang="en">
      <details className={styles.inspector}>
        <summary aria-label="Inspector" title="Alt+Shift+I">
          ⋮
        </summary>
        <section className={styles.panel} aria-label="Decisions">
          <ol>
            {lines.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
          {lines.length === 0 && <p>No decision yet.</p>}
          <p>
            Reproduce: <code>{command}</code>
          </p>
          <a href="/sandbox" target="_blank" rel="noreferrer">
            Open a persona, or make the next call fail
          </a>
        </section>
      </details>
    </aside>
  );
}
