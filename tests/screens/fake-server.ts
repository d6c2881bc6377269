import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { nextStepCall } from '#contract/login.ts';
import type { Route } from '#contract/routes.ts';

/** A request that a screen sent, parsed. */
export interface Sent {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly token: string | null;
}

/** Makes the response to a call. */
export type Responder = (request: Request) => Response | Promise<Response>;

type RefusalInput<C> = C extends { readonly refusal: infer S extends z.ZodMiniType } ? z.input<S> : never;

/** The handler of MSW for a call of the contract; stories use it in their service worker. */
export function handle({ method, path }: Call, respond: Responder): RequestHandler {
  const register = { GET: http.get, POST: http.post, PUT: http.put }[method];
  return register(`*/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) => respond(request));
}

/** statusCode 200 with this body. */
export const succeed = (body: unknown) => () => HttpResponse.json({ statusCode: 200, message: 'OK', ...Object(body) });

/** Another statusCode. */
export const refuse = (statusCode: number, rest: object) => () => HttpResponse.json({ statusCode, ...rest });

/** No answer comes. */
export const drop = () => HttpResponse.error();

async function read(request: Request): Promise<Sent> {
  const { pathname, searchParams } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  const body = type.startsWith('multipart/')
    ? Object.fromEntries(await request.formData())
    : JSON.parse((await request.text()) || 'null');
  const token = request.headers.get('authorization');
  return { path: pathname, query: Object.fromEntries(searchParams), body, token };
}

/**
 * A server for the tests of screens. It answers only the calls that a test scripts, and records what it receives; the
 * last script of a call counts. Any other call writes a console error, which fails the test.
 */
export function createFakeServer() {
  const handlers: RequestHandler[] = [];
  const gates = new Map<Call, PromiseWithResolvers<void>>();
  const received: { call: Call; sent: Sent }[] = [];

  function script(call: Call, respond: Responder): void {
    const handler = handle(call, async (request) => {
      received.push({ call, sent: await read(request) });
      await gates.get(call)?.promise;
      return respond(request);
    });
    handlers.unshift(handler);
  }

  return {
    /** statusCode 200 with the call's own example, or with this answer. */
    answers: <C extends Call>(call: C, answer?: z.input<C['answer']>) =>
      script(call, succeed(answer ?? call.example.answer)),
    refuses: <C extends Call>(call: C, statusCode: number, message: string, data?: RefusalInput<C>) =>
      script(call, refuse(statusCode, { message, data })),
    drops: (call: Call) => script(call, drop),
    /** The next step of the borrower is this route. */
    leadsTo: (route: Route) => script(nextStepCall, succeed({ data: { step: { current_route: route } } })),
    /** Delays every answer to the call until it resumes. */
    stalls: (call: Call) => void gates.set(call, Promise.withResolvers()),
    resumes(call: Call): void {
      gates.get(call)?.resolve();
      gates.delete(call);
    },
    isStalled: (call: Call) => gates.has(call),
    hasStalled: () => gates.size > 0,
    /** The requests of the call, the first one first. */
    sentTo: (call: Call) => received.filter((entry) => entry.call === call).map(({ sent }) => sent),
    fetch: async (...input: Parameters<typeof fetch>): Promise<Response> => {
      const request = new Request(...input);
      const response = await getResponse(handlers, request);
      if (!response) console.error(`The fake server has no answer to ${request.method} ${request.url}.`);
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;

/** Prepares the server before a screen opens. */
export type Script = (server: FakeServer) => void;
