import type { Send } from '#api/send.ts';
import { fetchedCall, offline } from '#api/send.ts';
import type { Offline } from '#contract/reply.ts';
import { browserStorage } from '#session/storage-keys.ts';
import type { Background } from './background.ts';
import { ChunkLoadError } from './load-chunk.ts';
import type { SlowCalls } from './slow-calls.ts';

interface Around {
  readonly apiBaseUrl: string;
  readonly slowCalls: SlowCalls;
  background(tell: (behind: Pick<Background, 'invalidResponse'>) => void): void;
  /** Shows the error screen. */
  broke(error: unknown): void;
}

/** The client's code is fetched after the first screen is drawn: nobody can send anything before they have typed. */
export function createLazySend({ apiBaseUrl, slowCalls, background, broke }: Around): Send {
  let failedBefore = false;
  let sent = 0;

  /** The client and the call. Where their code cannot be fetched there is no network, as far as the borrower knows. */
  async function fetchCode<Call>(call: Promise<Call | undefined>) {
    const [client, fetched] = await Promise.all([import('#api/client.ts').catch(() => undefined), call]);
    if (client && fetched) return { createSend: client.createSend, call: fetched };
    // An older browser never fetches a failed module again: only a reload helps.
    if (failedBefore && navigator.onLine) broke(new ChunkLoadError('client', 'error'));
    failedBefore = true;
    return undefined;
  }

  const exchange: Send = async (given, input) => {
    sent += 1;
    const order = sent;
    const code = await fetchCode(fetchedCall(given));
    if (!code) return offline;
    const { createSend, call } = code;
    const client = createSend({ baseUrl: apiBaseUrl, token: () => browserStorage.get('token') });
    const reply = await client(call, input);
    if (reply.kind === 'invalidResponse') background((behind) => behind.invalidResponse(call, reply.faults));
    return reply.kind === 'answered' ? { ...reply, order } : reply;
  };

  const exchangeUnlessCancelled: Send = async (call, input) => {
    const { signal, end } = slowCalls.watch();
    const cancelled = new Promise<Offline>((resolve) => signal.addEventListener('abort', () => resolve(offline)));
    try {
      return await Promise.race([exchange(call, { ...input, signal }), cancelled]);
    } finally {
      end();
    }
  };

  return async function send(call, input) {
    try {
      return await ('background' in call ? exchange(call, input) : exchangeUnlessCancelled(call, input));
    } catch (bug) {
      broke(bug);
      throw bug;
    }
  };
}
