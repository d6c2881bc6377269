import type { Context, Hono } from 'hono';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { momentOf } from '../acts/moment.ts';
import { personaOf } from '../personas.ts';
import { customerOfToken } from '../store/access.ts';
import type { Fault } from '../store/controls.ts';
import { takeFault } from '../store/controls.ts';
import { holdCustomer } from '../store/customers.ts';
import type { Db } from '../store/tables.ts';
import type { Env } from './connection.ts';
import { dropConnection } from './connection.ts';
import type { Act, BorrowerAct, Handler, Handlers } from './handler.ts';
import { Refusal } from './handler.ts';
import type { Parts } from './parts.ts';
import { parseReceived, readRaw } from './received.ts';

const loginAgain = 'Please log in again.';

type AnyHandler = Handler<Call>;
type Named = readonly [name: CallName, call: Call];
/** The calls of one method and path. */
type Place = readonly [Named, ...Named[]];
type Chosen = ReturnType<typeof parseReceived> & { readonly name: CallName; readonly call: Call };

function reply(statusCode: number, message: string, rest: object = {}): Response {
  // §4 "KFS": a wrong one-time code is told inside an HTTP 200; every other code is the response's own.
  const status = statusCode === 203 ? 200 : statusCode;
  return Response.json({ statusCode, message, ...rest }, { status });
}

/** Two calls may share a method and a path, as the partial update and its address variant do: the one that fits best. */
async function choose(c: Context, [first, ...others]: Place): Promise<Chosen> {
  const tryOn = async ([name, call]: Named) => ({ name, call, ...parseReceived(call, await readRaw(c, call)) });
  let best: Chosen = await tryOn(first);
  for (const named of others) {
    const other = await tryOn(named);
    if (other.faults.length < best.faults.length) best = other;
  }
  return best;
}

const bearerOf = (c: Context) => /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];

function mobileIn(body: unknown): string | undefined {
  const mobile = typeof body === 'object' && body !== null && 'mobile' in body ? body.mobile : undefined;
  return typeof mobile === 'string' ? mobile : undefined;
}

/** Who is there, what time it is, and what is to go wrong. */
async function arrive(db: Db, c: Context, { name, received }: Chosen, clock: () => number) {
  const now = await momentOf(db, clock);
  const token = bearerOf(c);
  const customerId = token && (await customerOfToken(db, token, 'bearer', now));
  const customer = customerId ? await holdCustomer(db, customerId) : undefined;
  const fault = await takeFault(db, name, customer?.mobile ?? mobileIn(received.body));
  return { now, customerId: customer?.id, fault };
}

async function suffer(c: Context<Env>, fault: Fault): Promise<Response | undefined> {
  if (fault.kind === 'stall') await new Promise((done) => setTimeout(done, fault.seconds * 1000));
  if (fault.kind === 'refuse') return reply(fault.status ?? 500, fault.message);
  if (fault.kind === 'nonsense') return c.html('<h1>Bad gateway</h1>');
  if (fault.kind === 'drop') return dropConnection(c);
  return undefined;
}

/** Runs a handler in one transaction. A refusal keeps what was done, such as counting a wrong try. */
function perform(handler: AnyHandler, { received }: Chosen, parts: Parts, act: Omit<Act, 'db'>, customerId?: number) {
  return parts.store.act(async (db) => {
    const customer = customerId === undefined ? undefined : await holdCustomer(db, customerId);
    // Forgotten by a reset since the token was looked up.
    if (customerId !== undefined && !customer) return new Refusal(403, loginAgain);
    const whole: Act | BorrowerAct = customer
      ? { ...act, db, customer, persona: personaOf(customer.mobile) }
      : { ...act, db };
    try {
      // The call's schemas parsed what was received, and a call that needs a borrower has one: both were checked above.
      return await handler(received as Parameters<AnyHandler>[0], whole as BorrowerAct);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  });
}

async function answerCall(c: Context<Env>, place: Place, handlers: Required<Handlers>, parts: Parts) {
  const chosen = await choose(c, place);
  // The table's own type pairs each handler with its call; from here on only the pair matters.
  const handler = handlers[chosen.name] as AnyHandler;
  const { now, customerId, fault } = await parts.store.act((db) => arrive(db, c, chosen, parts.clock));
  const suffered = fault && (await suffer(c, fault));
  if (suffered) return suffered;
  if (chosen.call.token !== false && customerId === undefined) return reply(403, loginAgain);
  if (chosen.faults.length > 0) return reply(400, `This request does not fit: ${chosen.faults.join('; ')}.`);

  const { outbox, store, publicOrigin: origin = new URL(c.req.url).origin } = parts;
  const result = await perform(handler, chosen, parts, { now, origin, outbox, salt: store.salt }, customerId);
  if (fault?.kind === 'lose answer') return dropConnection(c);
  if (!(result instanceof Refusal)) return reply(200, 'Success', result);
  return reply(result.statusCode, result.message, result.data === undefined ? {} : { data: result.data });
}

/** Serves every call of the contract under /api/, each at its own method and path. */
export function serveCalls(app: Hono<Env>, handlers: Required<Handlers>, parts: Parts): void {
  // Object.entries forgets the names it was given.
  const named = Object.entries(calls) as Named[];
  const places = Map.groupBy(named, ([, { method, path }]) => `${method} ${path}`);
  for (const [first, ...others] of places.values()) {
    if (!first) continue;
    const { method, path } = first[1];
    app.on(method, `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`, (c) =>
      answerCall(c, [first, ...others], handlers, parts),
    );
  }
}
