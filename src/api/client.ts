import * as z from 'zod/mini';
import type { AnswerOf, Call, RefusalOf } from '#contract/call.ts';
import { number, optional, text } from '#contract/json.ts';
import type { Reply } from '#contract/reply.ts';
import type { Input, Send } from './send.ts';
import { offline } from './send.ts';

// Otherwise zod compiles its parsers with `new Function`, which the content security policy refuses.
z.config({ jitless: true });

export const invalidResponseMessage =
  'The server sent an answer we could not read. Your answer is kept. Please try again.';

export interface ClientConfig {
  /** Ends with a slash: '/api/'. */
  readonly baseUrl: string;
  token(): string | null;
  readonly fetch?: typeof fetch;
}

/** Creates the client of the provider's API: §7 on the wire, the failures of §8 as values. */
export function createSend({ baseUrl, token, fetch: fetcher = (...args) => fetch(...args) }: ClientConfig): Send {
  return async function send<C extends Call>(call: C, input: Input<C> = {}) {
    const bearer = call.token === false ? undefined : token();
    if (bearer === null) return { kind: 'cancelled' };
    const { body, headers } = payload(call, input.body);
    // A bug throws here; whatever `fetch` throws is the network's failure, or our abort.
    const request = new Request(address(baseUrl, call, input), {
      method: call.method,
      signal: input.signal ?? null,
      headers: { ...headers, ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      body,
    });
    const received = await fetcher(request)
      .then(async (response) => [response, await response.text()] as const)
      .catch(() => undefined);
    return received ? read(call, ...received) : offline;
  };
}

function address<C extends Call>(baseUrl: string, call: C, { path = {}, query, url }: Input<C>): URL {
  const filled = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const full = new URL(url ?? baseUrl + filled, globalThis.location?.origin ?? 'http://localhost');
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) full.searchParams.append(name, String(value));
  }
  return full;
}

function payload(call: Call, body: unknown): { body: string | FormData | null; headers?: Record<string, string> } {
  if (body === undefined) return { body: null };
  if (call.sends !== 'multipart') {
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return { body: form };
}

const envelope = z.object({
  statusCode: optional(number),
  message: optional(z.union([text, z.array(text)])),
  data: z.optional(z.unknown()),
});

function read<C extends Call>(call: C, response: Response, text: string): Reply<AnswerOf<C>, RefusalOf<C>> {
  const body = parseJson(text);
  const head = envelope.safeParse(body);
  const { statusCode: given, message: texts, data } = head.success ? head.data : {};
  const statusCode = given ?? response.status;
  const message = [texts ?? ''].flat().join(' ');
  // A call without a token cannot be logged out: its wrong code is only refused.
  if (call.token !== false && isUnauthorized(response, statusCode)) return { kind: 'unauthorized' };
  if (statusCode !== 200) return { kind: 'refused', statusCode, message, data: refusal(call, data) };
  const answer = call.answer.safeParse(body);
  // Parsed by the schema of this very call.
  if (answer.success) return { kind: 'answered', statusCode, message, body: answer.data as AnswerOf<C> };
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

function refusal<C extends Call>(call: C, data: unknown): RefusalOf<C> | undefined {
  const parsed = call.refusal?.safeParse(data);
  return parsed?.success ? (parsed.data as RefusalOf<C>) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
