import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, inject } from 'vitest';
import { openServer } from '#sandbox/store/open.ts';
import type { Store } from '#sandbox/store/store.ts';
import { startSandbox } from '../../scripts/journey/start-sandbox.ts';
import { origin } from './borrower.ts';
import { newDatabase, openStore } from './open-store.ts';
import { sandboxOver, type TestSandbox, testSandbox } from './test-sandbox.ts';

/** Sends a request of a test to a process, under the host name that the test uses. */
async function forward(agent: Agent, address: string, request: Request): Promise<Response> {
  const { pathname, search, host } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { ...Object.fromEntries(request.headers), host, 'content-length': body.length };
    const sent = httpRequest(address + pathname + search, { method: request.method, agent, headers }, resolve);
    // The app's client knows a failed connection as the TypeError that fetch throws.
    sent.on('error', (error) => reject(new TypeError(error.message)));
    sent.end(body);
  });
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(await text(answer), { status: answer.statusCode ?? 0, headers });
}

/**
 * A sandbox over a store of its own, for one test file; it is closed after the last test. In a project with processes,
 * the requests go in turn to that many processes on one database, so that state inside one process is missed by the next
 * request.
 */
export async function openSandbox(): Promise<{ readonly store: Store; readonly sandbox: TestSandbox }> {
  const count = inject('processes') || 0;
  if (count === 0) {
    const store = await openStore();
    afterAll(() => store.close());
    return { store, sandbox: sandboxOver(store) };
  }
  const { address: database, drop } = await newDatabase();
  const env = { DATABASE_URL: database, KADAM_HOSTS: new URL(origin).host, KADAM_ORIGIN: origin };
  const processes = Array.from({ length: count }, () => startSandbox(env));
  const addresses = await Promise.all(processes.map(({ address }) => address));
  const store = await openServer(database);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const ask = (request: Request) => {
    turn += 1;
    return forward(agent, addresses[turn % count] ?? '', request);
  };
  afterAll(async () => {
    agent.destroy();
    await Promise.all(processes.map(({ end }) => end('SIGTERM')));
    await store.close();
    await drop();
  });
  return { store, sandbox: testSandbox(ask, []) };
}
