import ky from 'ky';
import * as z from 'zod/mini';
import type { AnswerOf, Call, RefusalOf } from '#contract/call.ts';
import { number, optional, text } from '#contract/json.ts';
import { parseJson } from '#contract/parse-json.ts';
import type { Reply } from '#contract/reply.ts';
import { msg } from '#languages/message.ts';
import { type Input, offline, type Send } from './send.ts';

// Without this, zod compiles its parsers with `new Function`, which a strict content security policy refuses.
z.config({ jitless: true });

/** §11 "Invalid answers". */
export const invalidResponseMessage = msg(
  'The server sent an answer we could not read. Your answer is kept. Please try again.',
);

/** Everything that the client depends on. */
interface ClientConfig {
  /** Ends with a slash: '/api/'. */
  readonly baseUrl: string;
  token(): string | null;
  readonly fetch?: typeof fetch;
}

/** The client of the provider's API: section 7 on the wire, section 8's failures as values. */
export function createSend({ token, ...config }: ClientConfig): Send {
  // A cached answer would survive the logout, and reach the next borrower: the addresses of the calls are the same.
  const http = ky.create({ ...config, retry: 0, timeout: false, throwHttpErrors: false, cache: 'no-store' });

  return async function send<C extends Call>(call: C, input: Input<C> = {}) {
    const bearer = call.token === false ? undefined : sendable(token());
    if (bearer === null) return { kind: 'cancelled' };
    // A bug of ours throws here, where ky builds the request. A later rejection is a failure of the network, or our abort.
    const sent = http(input.url ? new URL(input.url, globalThis.location?.origin) : pathOf(call, input), {
      method: call.method,
      searchParams: input.query as Record<string, string | number | boolean>,
      signal: input.signal ?? null,
      ...(bearer && { headers: { Authorization: `Bearer ${bearer}` } }),
      ...(call.sends === 'multipart' ? { body: formOf(input.body) } : { json: input.body }),
    });
    const response = await sent.catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    return response && text !== undefined ? read(call, response, text) : offline;
  };
}

/** A stored token that no header allows counts as none: the borrower logs in again, instead of failing for good. */
function sendable(token: string | null): string | null {
  return token !== null && /^[ -~]*$/.test(token) ? token : null;
}

function pathOf<C extends Call>({ path: template }: C, { path = {} }: Input<C>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  // A number is appended as its text.
  for (const [name, value] of Object.entries<string | Blob>(Object(body))) form.append(name, value);
  return form;
}

const envelope = z.object({
  statusCode: optional(number),
  message: optional(z.union([text, z.array(text)])),
  data: z.optional(z.unknown()),
});

function read<C extends Call>(call: C, response: Response, text: string): Reply<AnswerOf<C>, RefusalOf<C>> {
  const body = parseJson(text);
  const { statusCode: code, message, data } = envelope.safeParse(body).data ?? {};
  const statusCode = code ?? response.status;
  const words = [message].flat().join(' ').trim();
  // A call without a token cannot be unauthorized: there, a wrong one-time code is only refused.
  if (call.token !== false && isUnauthorized(response, statusCode)) return { kind: 'unauthorized' };
  // The schemas are those of this call, so what they parse has the types of its refusal and of its answer.
  const refusal = call.refusal?.safeParse(data).data as RefusalOf<C> | undefined;
  if (statusCode !== 200) return { kind: 'refused', statusCode, message: words, data: refusal };
  const answer = call.answer.safeParse(body);
  if (answer.success) return { kind: 'answered', statusCode, message: words, body: answer.data as AnswerOf<C> };
  return {
    kind: 'invalidResponse',
    message: invalidResponseMessage,
    faults: answer.error.issues.map(({ path }) => path.join('.')),
  };
}

/** §8: HTTP 403 or status text Unauthorized; HTTP/2 sends no status text, so 401 counts as well. */
function isUnauthorized(response: Response, statusCode: number): boolean {
  return (
    response.statusText === 'Unauthorized' || [response.status, statusCode].some((code) => code === 401 || code === 403)
  );
}
