import type { Send } from '#api/send.ts';
import type { Call } from '#contract/call.ts';
import type { Reply } from '#contract/reply.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { DecisionTrace } from '#screen/run-context.ts';
import type { Readable } from './readable.ts';
import { readable } from './readable.ts';

/** One thing that happened. Whatever it holds was made readable first: a secret never comes this far. */
export interface Entry {
  readonly id: string;
  readonly at: number;
  readonly kind: 'call' | 'outcome' | 'arrival';
  /** What happened, in a line. */
  readonly line: string;
  readonly details: Readable;
}

const longest = 30;
const place = 'kadam.inspector';

function kept(): readonly Entry[] {
  try {
    // Only what `keep` wrote stands here, in this tab.
    return JSON.parse(sessionStorage.getItem(place) ?? '[]') as Entry[];
  } catch {
    return [];
  }
}

function keep(entries: readonly Entry[]): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(entries));
  } catch {
    // Then the history lasts as long as the page.
  }
}

const codeOf = (reply: Reply) => ('statusCode' in reply ? `${reply.kind} ${reply.statusCode}` : reply.kind);

/** What an outcome does, in a few words. */
function inWords(outcome: Outcome): string {
  const parts: Readonly<Record<string, unknown>> = { ...outcome };
  const what = ['to', 'url', 'view', 'field', 'message', 'afterMs'].find((name) => parts[name] !== undefined);
  return what ? `${outcome.kind} ${String(readable(parts[what]))}` : outcome.kind;
}

/** The last things that happened, the newest first. They outlast a visit to a partner's page. */
export function createRecord() {
  let entries = kept();
  const listeners = new Set<() => void>();

  function set(changed: readonly Entry[]): void {
    entries = changed.slice(0, longest);
    keep(entries);
    for (const listener of listeners) listener();
  }
  function add(kind: Entry['kind'], line: string, details: object): Entry {
    const entry = { id: crypto.randomUUID(), at: Date.now(), kind, line, details: readable(details) };
    set([entry, ...entries]);
    return entry;
  }
  const replace = (old: Entry, line: string, details: object) =>
    set(entries.map((entry) => (entry.id === old.id ? { ...old, line, details: readable(details) } : entry)));

  return {
    get: () => entries,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    empty: () => set([]),
    arrived: (address: string) => void add('arrival', String(readable(address)), {}),
    /** A call is sent; gives what to tell its reply to. */
    sent({ method, path }: Call, input: object = {}): (reply: Reply) => void {
      const since = performance.now();
      const entry = add('call', `${method} ${path} …`, { sent: input });
      return (reply) => {
        const tookMs = Math.round(performance.now() - since);
        replace(entry, `${method} ${path} · ${codeOf(reply)} · ${tookMs} ms`, { answer: reply, sent: input, tookMs });
      };
    },
    decided(outcome: Outcome, trace: DecisionTrace | undefined): void {
      const { title, section } = trace?.table ?? {};
      const why = trace ? `${title} › ${trace.row}` : 'No table asked';
      const row = trace && { decision: title, section, row: trace.row };
      add('outcome', `${why} → ${inWords(outcome)}`, { ...row, outcome });
    },
  };
}

export type Recorder = ReturnType<typeof createRecord>;

/** The same way to send, with somebody who listens. */
export function overheard(send: Send, record: Recorder): Send {
  return async (call, input) => {
    const hear = record.sent(call, input);
    const reply = await send(call, input);
    hear(reply);
    return reply;
  };
}
