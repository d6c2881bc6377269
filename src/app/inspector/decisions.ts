import type { Outcome } from '#engine/outcome.ts';
import type { DecisionTrace } from '#screen/run-context.ts';

/** One decision: the table and the row that fired, and the outcome in a few words. Holds no secret. */
export interface Decided {
  readonly id: number;
  readonly table: string;
  readonly row: string;
  readonly outcome: string;
}

const mostKept = 10;

/** Longer than a mobile number: an Aadhaar or an account number, grouped or not. */
const longNumber = /\b\d{4}[ -]?\d{4}[ -]?\d{3,10}\b|\b\d{10,18}\b/g;
const secretQuery = /([?&](?:token|code)=)[^&#\s]+/g;

const withoutSecrets = (text: string) => text.replace(secretQuery, '$1hidden').replace(longNumber, 'hidden');

/** What an outcome does, and the words it does it with. */
function inWords(outcome: Outcome<unknown>): string {
  const parts: Readonly<Record<string, unknown>> = { ...outcome };
  const names = ['to', 'url', 'view', 'field', 'message', 'log', 'afterMs'];
  const values = names.flatMap((name) => (parts[name] === undefined ? [] : [`${name} ${String(parts[name])}`]));
  return withoutSecrets([outcome.kind, ...values].join(' · '));
}

/** The last decisions, the newest first. */
export function createDecisions() {
  let decisions: readonly Decided[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => decisions,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    decided(outcome: Outcome<unknown>, trace: DecisionTrace | undefined): void {
      count += 1;
      const { title = 'No table', section = '' } = trace?.table ?? {};
      const decided = { id: count, table: `${title} ${section}`, row: trace?.row ?? '', outcome: inWords(outcome) };
      decisions = [decided, ...decisions].slice(0, mostKept);
      for (const listener of listeners) listener();
    },
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
