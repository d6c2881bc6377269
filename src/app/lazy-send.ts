import { offline, type Send } from '#api/send.ts';
import type { Background } from './background.ts';
import { ChunkLoadError, loadOnce } from './load-chunk.ts';
import type { SlowCalls } from './slow-calls.ts';

interface LazySendConfig {
  readonly apiBaseUrl: string;
  readonly slowCalls: SlowCalls;
  token(): string | null;
  background(use: (background: Pick<Background, 'invalidResponse'>) => void): void;
  /** Shows the error screen. */
  onBug(error: unknown): void;
}

/**
 * Loads the API client at the first call: nobody sends anything before they have typed. Returns how to send, and how to
 * load other code that a tap needs.
 */
export function createLazySend({ apiBaseUrl, slowCalls, token, background, onBug }: LazySendConfig) {
  const fetchClient = loadOnce('client', async () =>
    (await import('#api/client.ts')).createSend({ baseUrl: apiBaseUrl, token }),
  );
  let hasFailed = false;
  let sent = 0;
  let isMisreported = false;
  /** A browser may report wrongly that there is no network: an answer since then counts more. */
  const isOnline = () => navigator.onLine || isMisreported;

  /** Undefined where the code cannot be loaded, which the borrower sees as a lost connection. */
  async function loadCode<Code>(fetch: () => Promise<Code>): Promise<Code | undefined> {
    try {
      return await fetch();
    } catch {
      // An older browser never fetches a failed module again: only a reload helps.
      if (hasFailed && isOnline()) onBug(new ChunkLoadError('client', 'error'));
      hasFailed = true;
      return undefined;
    }
  }

  const sendLoaded: Send = async (call, input) => {
    sent += 1;
    const order = sent;
    const sendNow = await loadCode(fetchClient);
    if (!sendNow) return offline;
    const reply = await sendNow(call, input);
    isMisreported = !navigator.onLine && reply.kind === 'answered';
    if (reply.kind === 'invalidResponse') background((reporter) => reporter.invalidResponse(call, reply.faults));
    return reply.kind === 'answered' ? { ...reply, order } : reply;
  };

  const send: Send = async (call, input) => {
    try {
      if ('background' in call) return await sendLoaded(call, input);
      return await slowCalls.run((signal) => sendLoaded(call, { ...input, signal }), offline);
    } catch (bug) {
      onBug(bug);
      throw bug;
    }
  };
  return {
    send,
    isOnline,
    fetchClient,
    /** Undefined where the code cannot be loaded, or the borrower cancelled. */
    fetchCode: <Code>(fetch: () => Promise<Code>) => slowCalls.run(() => loadCode(fetch), undefined),
  };
}
