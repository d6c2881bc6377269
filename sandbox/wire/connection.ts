import type { Context } from 'hono';

/** Over HTTP the server hands its outgoing response along; inside tests and behind a worker there is none. */
export interface Env {
  Bindings: { readonly outgoing?: { destroy(): void } };
}

/** Ends the connection without an answer, as a bad network does. */
export function dropConnection(c: Context<Env>): Response {
  const broken = () => new ReadableStream({ pull: (body) => body.error(new TypeError('The connection was dropped.')) });
  const { outgoing } = c.env ?? {};
  if (!outgoing) return new Response(broken());
  outgoing.destroy();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}
