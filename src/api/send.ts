import { createContext, useContext } from 'react';
import type { AnswerOf, BodyOf, Call, QueryOf, RefusalOf } from '#contract/call.ts';
import type { Offline, Reply } from '#contract/reply.ts';

/** What a call is sent with. `path` fills the `{name}` parts of its path; `url` replaces base address and path. */
export interface Input<C extends Call> {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  readonly url?: string;
}

/** Sends a call of the contract. Every failure comes back as a value; it never throws and never sends twice. */
export type Send = <C extends Call>(call: C, input?: Input<C>) => Promise<Reply<AnswerOf<C>, RefusalOf<C>>>;

/** What comes of a call that nothing answers. */
export const offline: Offline = {
  kind: 'offline',
  message: 'We could not reach the server. Your answer is kept. Please try again.',
};

/** Sends a call whose code is fetched only now. Code that does not come is a connection that failed. */
export async function sendLater<C extends Call>(
  send: Send,
  fetchCall: () => Promise<C>,
  input: Input<C> = {},
): Promise<Reply<AnswerOf<C>, RefusalOf<C>>> {
  try {
    return send(await fetchCall(), input);
  } catch {
    return offline;
  }
}

const SendContext = createContext<Send | undefined>(undefined);

export const SendProvider = SendContext.Provider;

/** The client that `app` wired. Throws outside a `SendProvider`. */
export function useSend(): Send {
  const send = useContext(SendContext);
  if (!send) throw new Error('useSend needs a <SendProvider> above it.');
  return send;
}
