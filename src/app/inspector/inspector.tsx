import { createStore, useSelector } from '@tanstack/react-store';
import { useEffect, useReducer, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Reply } from '#contract/reply.ts';
import type { Outcome } from '#engine/outcome.ts';
import { languages } from '#languages/index.ts';
import type { DecisionTrace } from '#screen/services.ts';
import type { RunnerServices } from '../run-outcome.ts';
import styles from './inspector.module.css';

const maxDecisions = 10;

/** An Aadhaar or an account number, grouped or not; a mobile number is as long as the shortest of them. */
const longNumber = /\b\d{4}[ -]?\d{4}[ -]?\d{3,10}\b|\b\d{10,18}\b/g;
const secretQuery = /([?&](?:token|code)=)[^&#\s]+/g;

/** A message of the app is an object, and so is a view with data. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The table, the row that matched, and the outcome, without secrets. */
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

const faultKinds = { offline: 'drop', invalidResponse: 'nonsense' } as const;

/** The fault of the sandbox that gives a call this reply, as `npm run journey -- --fault` takes it; '' where none does. */
function faultOf(call: Call, reply: Reply): string {
  const name = Object.entries(calls).find(([, each]) => each === call)?.[0];
  if (reply.kind === 'refused') return `${name}:${reply.statusCode}`;
  return reply.kind === 'offline' || reply.kind === 'invalidResponse' ? `${name}:${faultKinds[reply.kind]}` : '';
}

/** All languages but English, which is the default of the command. */
const [, ...others] = languages;

/** The flags of `npm run journey` that open this screen as it is here, and let the last call fail as it did. */
const flagsOf = (mobile: string, fault: string) => ({
  to: location.pathname,
  mobile,
  fault,
  language: others.find(({ lang }) => lang === document.documentElement.lang)?.code ?? '',
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '',
  width: innerWidth === 360 ? '' : String(innerWidth),
});

/** The command takes each of them, which its types prove. */
export type InspectorFlag = keyof ReturnType<typeof flagsOf>;

function commandLine(mobile: string, fault: string): string {
  const flags = Object.entries(flagsOf(mobile, fault)).filter(([, value]) => value);
  return `npm run journey -- ${flags.map((flag) => `--${flag.join(' ')}`).join(' ')}`;
}

interface Inspected {
  readonly decisions: readonly string[];
  readonly fault: string;
}

/** Shows the last decisions beside the app, in development. Returns how to remove it. */
export function inspect(services: RunnerServices): () => void {
  const store = createStore<Inspected>({ decisions: [], fault: '' });
  const { send, session } = services;
  services.send = async (call, input) => {
    const reply = await send(call, input);
    store.setState((state) => ({ ...state, fault: faultOf(call, reply) }));
    return reply;
  };
  services.onOutcome = (outcome, trace) =>
    store.setState((state) => ({
      ...state,
      decisions: [describe(outcome, trace), ...state.decisions].slice(0, maxDecisions),
    }));

  const host = document.createElement('div');
  // A dialog of the app hides everything beside it from screen readers, except live regions.
  host.setAttribute('aria-live', 'off');
  // A dialog of the app closes on a press outside of it.
  for (const type of ['pointerdown', 'focusin', 'click'] as const)
    host.addEventListener(type, (event) => event.stopPropagation());
  document.body.append(host);
  const root = createRoot(host);
  root.render(<Inspector store={store} mobile={() => session.facts().mobile} />);
  return () => {
    root.unmount();
    host.remove();
  };
}

function Inspector({ store, mobile }: { store: ReturnType<typeof createStore<Inspected>>; mobile(): string }) {
  const { decisions, fault } = useSelector(store);
  const details = useRef<HTMLDetailsElement>(null);
  // The screen may be another one since the last decision.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!details.current || !event.altKey || !event.shiftKey || event.code !== 'KeyI') return;
      event.preventDefault();
      details.current.open = !details.current.open;
    };
    addEventListener('keydown', toggle, { capture: true });
    return () => removeEventListener('keydown', toggle, { capture: true });
  }, []);
  return (
    <aside aria-label="Inspector" lang="en">
      <details ref={details} className={styles.inspector} onToggle={drawAgain}>
        <summary aria-label="Inspector" title="Alt+Shift+I">
          ⋮
        </summary>
        <section className={styles.panel} aria-label="Decisions">
          <pre>{decisions.join('\n') || 'No decision yet.'}</pre>
          <p>
            Reproduce: <code>{commandLine(mobile(), fault)}</code>
          </p>
          <a href="/sandbox" target="_blank" rel="noreferrer">
            Open a persona, or make the next call fail
          </a>
        </section>
      </details>
    </aside>
  );
}
