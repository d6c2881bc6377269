import type { Context, Hono } from 'hono';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { personaOf } from '../personas.ts';
import type { Fault } from '../store/controls.ts';
import { currentTime, takeFault } from '../store/controls.ts';
import type { Customer } from '../store/customers.ts';
import { lockCustomerByToken } from '../store/customers.ts';
import type { BorrowerContext, CallContext, Env, Handler, Handlers, SandboxOptions } from './context.ts';
import { Refusal } from './context.ts';
import type { Endpoint, ParsedRequest } from './request.ts';
import { parseRequest } from './request.ts';

type AnyHandler = Handler<Call>;

function reply(statusCode: number, message: string, rest: object = {}): Response {
  // §4 "KFS": a wrong one-time code is an HTTP 200; every other code is the status of the response.
  const status = statusCode === 203 ? 200 : statusCode;
  return Response.json({ statusCode, message, ...rest }, { status });
}

function mobileIn(body: unknown): string | undefined {
  const mobile = typeof body === 'object' && body !== null && 'mobile' in body ? body.mobile : undefined;
  return typeof mobile === 'string' ? mobile : undefined;
}

/** Ends the connection without a response. */
function dropConnection(c: Context<Env>): Response {
  const broken = () => new ReadableStream({ pull: (body) => body.error(new TypeError('The connection was dropped.')) });
  const { outgoing } = c.env ?? {};
  if (!outgoing) return new Response(broken());
  outgoing.destroy();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

async function applyFault(c: Context<Env>, fault: Fault): Promise<Response | undefined> {
  if (fault.kind === 'stall') await new Promise((done) => setTimeout(done, fault.seconds * 1000));
  if (fault.kind === 'refuse') return reply(fault.status ?? 500, fault.message);
  if (fault.kind === 'nonsense') return c.html('<h1>Bad gateway</h1>');
  if (fault.kind === 'drop') return dropConnection(c);
  return undefined;
}

/** Runs a handler. A refusal is a result, not an error: it does not roll the transaction back. */
async function run(
  handler: AnyHandler,
  { call, received, issues }: ParsedRequest,
  ctx: CallContext,
  customer?: Customer,
) {
  if (call.token !== false && !customer) return new Refusal(403, 'Please log in again.');
  if (issues.length > 0) return new Refusal(400, `This request does not fit: ${issues.join('; ')}.`);
  const whole: CallContext | BorrowerContext = customer
    ? { ...ctx, customer, persona: personaOf(customer.mobile, customer.persona) }
    : ctx;
  try {
    // The call's schemas parsed the request, and a call with a token has a borrower: both were checked above.
    return await handler(received as Parameters<AnyHandler>[0], whole as BorrowerContext);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function answerCall(c: Context<Env>, endpoint: Endpoint, handlers: Required<Handlers>, options: SandboxOptions) {
  const request = await parseRequest(c, endpoint);
  // The type of the table pairs each handler with its call.
  const handler = handlers[request.name] as AnyHandler;
  const { clock, log, store } = options;
  const origin = options.publicOrigin ?? new URL(c.req.url).origin;
  const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];

  /** The whole call in one transaction, or the fault that replaces it. */
  const runInTransaction = (withFaults: boolean) =>
    store.transaction(async (db) => {
      const now = await currentTime(db, clock);
      const customer = token === undefined ? undefined : await lockCustomerByToken(db, token, 'bearer', now);
      const mobile = customer?.mobile ?? mobileIn(request.received.body);
      const fault = withFaults ? await takeFault(db, request.name, mobile) : undefined;
      if (fault) return { fault };
      return { result: await run(handler, request, { db, now, origin, salt: store.salt, log }, customer) };
    });

  let { fault, result } = await runInTransaction(true);
  if (fault) {
    // Outside the transaction, because a fault can wait for long.
    const response = await applyFault(c, fault);
    if (response) return response;
    ({ result } = await runInTransaction(false));
    if (fault.kind === 'lose answer') return dropConnection(c);
  }
  if (!(result instanceof Refusal)) return reply(200, 'Success', result);
  return reply(result.statusCode, result.message, result.data === undefined ? {} : { data: result.data });
}

/** Serves all calls of the contract under /api/. */
export function serveCalls(app: Hono<Env>, handlers: Required<Handlers>, options: SandboxOptions): void {
  // Object.entries loses the type of the keys.
  const named = Object.entries(calls) as Endpoint[number][];
  const endpoints = Map.groupBy(named, ([, { method, path }]) => `${method} ${path}`);
  for (const [first, ...others] of endpoints.values()) {
    if (!first) continue;
    const { method, path } = first[1];
    app.on(method, `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`, (c) =>
      answerCall(c, [first, ...others], handlers, options),
    );
  }
}
