import { afterAll, afterEach, inject } from 'vitest';
import type { Opened } from '#sandbox/control/open.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { openServer } from '#sandbox/store/open.ts';
import type { Store } from '#sandbox/store/store.ts';
import { startSandbox } from '../../scripts/journey/start-sandbox.ts';
import { askAt, type Borrower, newBorrower, origin, postTo } from './borrower.ts';
import { newDatabase, openStore } from './open-store.ts';
import { sentCodes } from './sent-codes.ts';

/** The internal address behind the proxy. */
export const behindProxy = 'http://127.0.0.1:4173';

/** A sandbox over a store; with a public origin, it is behind a proxy. */
export function sandboxOver(store: Store, publicOrigin?: string) {
  const lines: string[] = [];
  const onError = ({ message }: { message: string }) => lines.push(message);
  const sandbox = createSandbox({ store, onError, publicOrigin, hashIterations: 1 });
  return testSandbox(
    async (request) =>
      sandbox.fetch(publicOrigin ? new Request(request.url.replace(origin, behindProxy), request) : request),
    lines,
  );
}

/** The operations of a test; `lines` is the log. */
function testSandbox(ask: (request: Request) => Promise<Response>, lines: readonly string[]) {
  const post = postTo(ask);
  const get = (address: string | URL) => ask(new Request(new URL(address, origin)));
  const text = async (address: string) => (await get(address)).text();
  /** Moves the clock until the Rs 1 of a penny drop has arrived. */
  const untilRupeeArrives = () => post('/sandbox/clock', { minutes: 1 });
  const codeFor = async (mobile: string): Promise<string> => {
    const [code = ''] = await sentCodes(get, '', mobile);
    return code;
  };
  const borrower = (mobile: string) => newBorrower(mobile, ask, codeFor);

  /** Posts a form of the sandbox's page. */
  const form = (path: string, fields: Record<string, string>) =>
    ask(new Request(origin + path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) }));

  /** Opens a borrower at a step; earlier data of theirs is deleted. */
  const open = async (request: object): Promise<Borrower> => {
    const response = await post('/sandbox/open', request);
    if (!response.ok) throw new Error(await response.text());
    const { url, mobile, session }: Opened = await response.json();
    const opened = borrower(mobile);
    const token = new URL(url, origin).searchParams.get('token') ?? '';
    opened.enter({ token, ...session, leadID: session.leadID ?? 0 });
    return opened;
  };

  /** Opens a persona at its own step. */
  const persona = (id: PersonaId) => open({ persona: id });

  /** Presses a button on a partner's page; returns the redirect or the page. */
  const press = async (url: string, action: string): Promise<string> => {
    const answer = await form(new URL(url, origin).pathname, { action });
    return answer.headers.get('location') ?? answer.text();
  };

  return { ask, get, text, untilRupeeArrives, post, form, open, press, lines, codeFor, borrower, persona };
}

export type TestSandbox = ReturnType<typeof testSandbox>;

function withClockReset(sandbox: TestSandbox): TestSandbox {
  afterEach(() => sandbox.post('/sandbox/clock', { reset: true }));
  return sandbox;
}

/**
 * A sandbox over a store of its own, for one test file. Its clock is reset after each test, and it is closed after the last
 * one. On a PostgreSQL server, the requests can go in turn to several processes on one database, so that a test fails if
 * a process keeps state that the next request needs.
 */
export async function openSandbox(
  processesOnServer = 0,
): Promise<{ readonly store: Store; readonly sandbox: TestSandbox }> {
  const count = inject('databaseUrl') ? processesOnServer : 0;
  if (count === 0) {
    const store = await openStore();
    afterAll(() => store.close());
    return { store, sandbox: withClockReset(sandboxOver(store)) };
  }
  const { address: database, drop } = await newDatabase();
  const env = { DATABASE_URL: database, KADAM_ORIGIN: origin };
  const processes = Array.from({ length: count }, () => startSandbox(env));
  const addresses = await Promise.all(processes.map(({ address }) => address));
  const store = await openServer(database);
  let turn = 0;
  const ask = (request: Request) => {
    turn += 1;
    return askAt(addresses[turn % count] ?? '')(request);
  };
  afterAll(async () => {
    await Promise.all(processes.map(({ end }) => end('SIGTERM')));
    await store.close();
    await drop();
  });
  return { store, sandbox: withClockReset(testSandbox(ask, [])) };
}
