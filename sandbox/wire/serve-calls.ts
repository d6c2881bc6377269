import type { Context, Hono } from 'hono';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { momentOf } from '../acts/moment.ts';
import { secretNumbers } from '../acts/secret-numbers.ts';
import { personaOf } from '../personas.ts';
import { slowHasher } from '../secrets.ts';
import { holdCustomerOfToken } from '../store/access.ts';
import type { Fault } from '../store/controls.ts';
import { takeFault } from '../store/controls.ts';
import type { Customer } from '../store/customers.ts';
import type { Db } from '../store/tables.ts';
import type { Env } from './connection.ts';
import { dropConnection } from './connection.ts';
import type { Act, BorrowerAct, Handler, Handlers } from './handler.ts';
import { Refusal } from './handler.ts';
import type { Parts } from './parts.ts';
import { parseReceived, readRaw } from './received.ts';

const loginAgain = 'Please log in again.';

type AnyHandler = Handler<Call>;
type AnySecretNumbers = (
  received: Parameters<AnyHandler>[0],
  mobile: () => Promise<string | undefined>,
) => Promise<readonly string[]>;
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

async function suffer(c: Context<Env>, fault: Fault): Promise<Response | undefined> {
  if (fault.kind === 'stall') await new Promise((done) => setTimeout(done, fault.seconds * 1000));
  if (fault.kind === 'refuse') return reply(fault.status ?? 500, fault.message);
  if (fault.kind === 'nonsense') return c.html('<h1>Bad gateway</h1>');
  if (fault.kind === 'drop') return dropConnection(c);
  return undefined;
}

/** Hashes the secret numbers of a call before its transaction begins. */
async function hasherFor(c: Context, { name, received, faults }: Chosen, { store, clock }: Parts) {
  const slowHash = slowHasher(store.salt);
  // The table's own type pairs each call with what was received for it.
  const numbersIn = secretNumbers[name] as AnySecretNumbers | undefined;
  if (!numbersIn || faults.length > 0) return slowHash;
  const mobile = () => store.act(async (db) => (await borrowerOf(db, c, await momentOf(db, clock)))?.mobile);
  const numbers = await numbersIn(received as Parameters<AnyHandler>[0], mobile);
  await Promise.all(numbers.map(slowHash));
  return slowHash;
}

async function borrowerOf(db: Db, c: Context, now: number): Promise<Customer | undefined> {
  const token = bearerOf(c);
  return token === undefined ? undefined : holdCustomerOfToken(db, token, 'bearer', now);
}

/** Runs a handler. A refusal keeps what was done, such as counting a wrong try. */
async function perform(handler: AnyHandler, { call, received, faults }: Chosen, act: Act, customer?: Customer) {
  if (call.token !== false && !customer) return new Refusal(403, loginAgain);
  if (faults.length > 0) return new Refusal(400, `This request does not fit: ${faults.join('; ')}.`);
  const whole: Act | BorrowerAct = customer
    ? { ...act, customer, persona: personaOf(customer.mobile, customer.persona) }
    : act;
  try {
    // The call's schemas parsed what was received, and a call that needs a borrower has one: both were checked above.
    return await handler(received as Parameters<AnyHandler>[0], whole as BorrowerAct);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function answerCall(c: Context<Env>, place: Place, handlers: Required<Handlers>, parts: Parts) {
  const chosen = await choose(c, place);
  // The table's own type pairs each handler with its call; from here on only the pair matters.
  const handler = handlers[chosen.name] as AnyHandler;
  const { clock, log, store } = parts;
  const slowHash = await hasherFor(c, chosen, parts);
  const origin = parts.publicOrigin ?? new URL(c.req.url).origin;

  /** The whole call in one transaction, or the fault that comes before it. */
  const turn = (withFaults: boolean) =>
    store.act(async (db) => {
      const now = await momentOf(db, clock);
      const customer = await borrowerOf(db, c, now);
      const mobile = customer?.mobile ?? mobileIn(chosen.received.body);
      const fault = withFaults ? await takeFault(db, chosen.name, mobile) : undefined;
      if (fault) return { fault };
      const act = { db, now, origin, salt: store.salt, slowHash, log };
      return { result: await perform(handler, chosen, act, customer) };
    });

  let { fault, result } = await turn(true);
  if (fault) {
    // A fault may wait for long: no transaction stays open meanwhile.
    const suffered = await suffer(c, fault);
    if (suffered) return suffered;
    ({ result } = await turn(false));
    if (fault.kind === 'lose answer') return dropConnection(c);
  }
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
