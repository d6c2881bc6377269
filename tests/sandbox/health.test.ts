import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { createHealth } from '#sandbox/health.ts';
import { addressOf, createGracefulStop, type Fetch, listen } from '#sandbox/serve.ts';
import { StoreUnavailable } from '#sandbox/store/store.ts';
import { openSandbox } from './open-sandbox.ts';

const { store } = await openSandbox();

const host = '127.0.0.1';

/** A server of which every request but /healthz waits for `finish`, and a client with kept-alive connections. */
async function startServer() {
  const ready = Promise.withResolvers<Fetch>();
  const health = createHealth(ready.promise);
  const server = await listen(host, 0, health.fetch);
  const address = addressOf(server, host);
  const agent = new Agent({ keepAlive: true });
  const get = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: 'any.example' };
      const sent = request(address + path, { agent, headers }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      );
      sent.on('error', reject).end();
    });
  return {
    health,
    get,
    stop: createGracefulStop(server),
    leave: () => agent.destroy(),
    finish: () => ready.resolve(() => new Response()),
  };
}

test('/healthz is 200 for every host while the database answers, and 503 before', async () => {
  const { health, get, stop, leave } = await startServer();
  expect(await get('/healthz')).toBe(503);
  health.started(store);
  expect(await get('/healthz')).toBe(200);
  health.started({ ...store, transaction: () => Promise.reject(new StoreUnavailable('as in a test')) });
  expect(await get('/healthz')).toBe(503);
  leave();
  await stop();
});

test('while the server stops, /healthz is 503 and a request that is under way is answered', async () => {
  const { health, get, stop, leave, finish } = await startServer();
  health.started(store);
  const slow = get('/slow');
  expect(await get('/healthz')).toBe(200);
  health.stopping();
  const stopped = stop();
  expect(await get('/healthz')).toBe(503);
  finish();
  expect(await slow).toBe(200);
  leave();
  await stopped;
});
