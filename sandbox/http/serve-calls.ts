import type { Context, Hono } from 'hono';
import type { Call } from '#contract/call.ts';
import { isRecord, parseJson } from '#contract/parse-json.ts';
import { personaOf } from '../personas.ts';
import { lockCustomerByToken } from '../store/borrowers.ts';
import { hasFault, takeFault } from '../store/faults.ts';
import type { Store } from '../store/store.ts';
import type { Row } from '../store/tables.ts';
import { inTransaction, type SandboxContext } from '../store/transaction.ts';
import {
  type BorrowerContext,
  type Env,
  type Handler,
  type Handlers,
  Refusal,
  type SandboxOptions,
} from './context.ts';
import { type Endpoint, endpoints, misfitMessage, type ParsedRequest, parseRequest } from './request.ts';

type AnyHandler = Handler<Call>;
/** The context of a request before its token is checked. */
type RequestContext = SandboxContext & Partial<BorrowerContext>;

function reply(body: Refusal['body']): Response {
  // §16: a wrong one-time code is an HTTP 200; every other code is the status of the response.
  return Response.json(body, { status: body.statusCode === 203 ? 200 : body.statusCode });
}

function dropConnection(c: Context<Env>): Response {
  const broken = () => new ReadableStream({ pull: (body) => body.error(new TypeError('The connection was dropped.')) });
  const { outgoing } = c.env ?? {};
  if (!outgoing) return new Response(broken());
  // Sends one byte first: if a connection ends without an answer, a browser repeats the call and reports no error.
  outgoing.write('{', () => outgoing.destroy());
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

/** A JSON value with some fields changed, also those inside its objects. */
function changed(value: unknown, changes: unknown): unknown {
  if (!isRecord(value) || !isRecord(changes)) return changes;
  const fields = Object.entries(changes).map(([name, change]) => [name, changed(value[name], change)]);
  return { ...value, ...Object.fromEntries(fields) };
}

async function applyFault(
  c: Context<Env>,
  fault: Row<'faults'>,
  store: Store,
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (fault.kind) {
    case 'refuse':
      return reply({ statusCode: fault.status, message: fault.message });
    case 'change': {
      const own = await answer();
      return Response.json(changed(await own.json(), parseJson(fault.message)), { status: own.status });
    }
    case 'stall': {
      // A fault that is kept can be cleared meanwhile, by another process too.
      const isHeld = async () => fault.once || store.transaction((db) => hasFault(db, fault.id));
      for (let left = fault.seconds; left > 0 && (await isHeld()); left -= 1)
        await new Promise((done) => setTimeout(done, 1000));
      return answer();
    }
    case 'nonsense':
      return c.html('<h1>Bad gateway</h1>');
    case 'drop':
      return dropConnection(c);
    case 'lose-answer':
      await answer();
      return dropConnection(c);
  }
}

/** Runs a handler. A refusal is a result, not an error: it does not roll the transaction back. */
async function run(
  handler: AnyHandler,
  { call, received, problems }: ParsedRequest,
  ctx: RequestContext,
): Promise<Refusal['body']> {
  if (call.token !== false && !ctx.customer) return { statusCode: 403, message: 'Please log in again.' };
  if (problems.length > 0) return { statusCode: 400, message: misfitMessage(problems) };
  try {
    // The call's schemas parsed the request, and a call with a token has a borrower: both were checked above.
    const answer = await handler(received as Parameters<AnyHandler>[0], ctx as BorrowerContext);
    return { statusCode: 200, message: 'Success', ...answer };
  } catch (error) {
    if (error instanceof Refusal) return error.body;
    throw error;
  }
}

async function answerCall(c: Context<Env>, endpoint: Endpoint, handlers: Required<Handlers>, options: SandboxOptions) {
  const request = await parseRequest(c, endpoint);
  c.set('call', request.name);
  const handler = handlers[request.name];
  const origin = options.publicOrigin ?? new URL(c.req.url).origin;
  const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  // The auto-login has another name for the mobile number.
  const { mobile, mobile_no: named = mobile } = Object(request.received.body);

  const withBorrower = <Result>(work: (ctx: RequestContext) => Promise<Result>) =>
    inTransaction(options, async (ctx) => {
      const customer = token === undefined ? undefined : await lockCustomerByToken(ctx, token, 'bearer');
      const borrower = customer && { customer, persona: personaOf(customer.mobile, customer.persona) };
      return work({ ...ctx, origin, ...borrower });
    });
  const answer = async (ctx: RequestContext) => reply(await run(handler, request, ctx));

  const result = await withBorrower(
    async (ctx) => (await takeFault(ctx.db, request.name, ctx.customer?.mobile ?? named)) ?? answer(ctx),
  );
  // Outside the transaction, because a fault can wait for minutes.
  return result instanceof Response ? result : applyFault(c, result, options.store, () => withBorrower(answer));
}

export function serveCalls(app: Hono<Env>, handlers: Required<Handlers>, options: SandboxOptions): void {
  for (const endpoint of endpoints) {
    const [[, { method, path }]] = endpoint;
    app.on(method, `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`, (c) => answerCall(c, endpoint, handlers, options));
  }
}
