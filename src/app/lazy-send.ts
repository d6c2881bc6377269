import type { Send } from '#api/send.ts';
import { offline } from '#api/send.ts';
import type { Background } from './background.ts';
import { ChunkLoadError } from './load-chunk.ts';
import type { SlowCalls } from './slow-calls.ts';

interface Around {
  readonly apiBaseUrl: string;
  readonly slowCalls: SlowCalls;
  /** The token of the moment. */
  token(): string | null;
  background(tell: (behind: Pick<Background, 'invalidResponse'>) => void): void;
  /** Shows the error screen. */
  broke(error: unknown): void;
}

/**
 * The client's code is fetched after the first screen is drawn: nobody can send anything before they have typed. Gives
 * how to send, and how to fetch other code that a tap needs.
 */
export function createLazySend({ apiBaseUrl, slowCalls, token, background, broke }: Around) {
  let failedBefore = false;
  let sent = 0;

  /** Where code cannot be fetched there is no network, as far as the borrower knows. */
  async function fetched<Code>(fetch: () => Promise<Code>): Promise<Code | undefined> {
    try {
      return await fetch();
    } catch {
      // An older browser never fetches a failed module again: only a reload helps.
      if (failedBefore && navigator.onLine) broke(new ChunkLoadError('client', 'error'));
      failedBefore = true;
      return undefined;
    }
  }

  const exchange: Send = async (call, input) => {
    sent += 1;
    const order = sent;
    const code = await fetched(() => import('#api/client.ts'));
    if (!code) return offline;
    const client = code.createSend({ baseUrl: apiBaseUrl, token });
    const reply = await client(call, input);
    if (reply.kind === 'invalidResponse') background((behind) => behind.invalidResponse(call, reply.faults));
    return reply.kind === 'answered' ? { ...reply, order } : reply;
  };

  async function unlessCancelled<Result>(
    start: (signal: AbortSignal) => Promise<Result>,
    ifCancelled: Result,
  ): Promise<Result> {
    const { signal, end } = slowCalls.watch();
    const cancelled = new Promise<Result>((resolve) => signal.addEventListener('abort', () => resolve(ifCancelled)));
    try {
      return await Promise.race([start(signal), cancelled]);
    } finally {
      end();
    }
  }

  const send: Send = async (call, input) => {
    try {
      return await ('background' in call
        ? exchange(call, input)
        : unlessCancelled((signal) => exchange(call, { ...input, signal }), offline));
    } catch (bug) {
      broke(bug);
      throw bug;
    }
  };
  return {
    send,
    /** Undefined where the code cannot be fetched, or the borrower cancelled. */
    fetchCode: <Code>(fetch: () => Promise<Code>) => unlessCancelled(() => fetched(fetch), undefined),
  };
}
