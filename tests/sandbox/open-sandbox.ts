import { afterAll, inject } from 'vitest';
import { openServer } from '#sandbox/store/open.ts';
import type { Store } from '#sandbox/store/store.ts';
import { startSandbox } from '../../scripts/journey/start-sandbox.ts';
import { origin } from './borrower.ts';
import { newDatabase, openStore } from './open-store.ts';
import { sandboxOver, type TestSandbox, testSandbox } from './test-sandbox.ts';

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
  const env = { DATABASE_URL: database, KADAM_ORIGIN: origin };
  const processes = Array.from({ length: count }, () => startSandbox(env));
  const addresses = await Promise.all(processes.map(({ address }) => address));
  const store = await openServer(database);
  let turn = 0;
  const ask = (request: Request) => {
    turn += 1;
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(addresses[turn % count] + pathname + search, request), { redirect: 'manual' });
  };
  afterAll(async () => {
    await Promise.all(processes.map(({ end }) => end('SIGTERM')));
    await store.close();
    await drop();
  });
  return { store, sandbox: testSandbox(ask, []) };
}
