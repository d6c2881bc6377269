import type { Send } from '#api/send.ts';
import { offline } from '#api/send.ts';
import { browserStorage } from '#session/storage-keys.ts';
import type { Background } from './background.ts';

interface Around {
  readonly apiBaseUrl: string;
  background(tell: (behind: Pick<Background, 'unfit'>) => void): void;
}

/**
 * The client's code is fetched after the first screen stands: nobody can send anything before they have typed.
 * Where it cannot be fetched there is no network, which is what the borrower is told.
 */
export function createLazySend({ apiBaseUrl, background }: Around): Send {
  const fetchClient = () =>
    import('#api/client.ts').then(({ createSend }) =>
      createSend({ baseUrl: apiBaseUrl, token: () => browserStorage.get('token') }),
    );

  let sent = 0;
  return async function send(call, input) {
    sent += 1;
    const order = sent;
    const client = await fetchClient().catch(() => undefined);
    if (!client) return offline;
    const reply = await client(call, input);
    if (reply.kind === 'unfit') background((behind) => behind.unfit(call, reply.faults));
    return reply.kind === 'answered' ? { ...reply, order } : reply;
  };
}
