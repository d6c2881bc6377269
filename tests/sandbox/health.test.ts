import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createHealth } from '#sandbox/health.ts';
import { addressOf, listen, stopGracefully } from '#sandbox/serve.ts';
import { type Store, StoreUnavailable } from '#sandbox/store/store.ts';
import { openSandbox } from './open-sandbox.ts';

const { store } = await openSandbox();

const host = '127.0.0.1';

/** A server whose requests, except to /healthz, wait for `finish`, and a client with kept-alive connections. */
async function startServer() {
  const finished = Promise.withResolvers<Response>();
  const accepted = Promise.withResolvers<void>();
  const health = createHealth();
  const server = await listen(host, 0, health.fetch);
  const address = addressOf(server, host);
  const agent = new Agent({ keepAlive: true });
  let connection: string | undefined;
  const get = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: 'any.example' };
      const sent = request(address + path, { agent, headers }, (answer) => {
        connection = answer.headers.connection;
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      sent.on('error', reject).end();
    });
  return {
    start: (over: Store) =>
      health.started(over, () => {
        accepted.resolve();
        return finished.promise;
      }),
    accepted: accepted.promise,
    stopping: health.stopping,
    get,
    /** The Connection header of the last answer. */
    connection: () => connection,
    stop: () => stopGracefully(server),
    leave: () => agent.destroy(),
    finish: () => finished.resolve(new Response()),
  };
}

test('/healthz is 200 for every host while the database answers, and 503 before', async () => {
  const { start, get, stop, leave } = await startServer();
  expect(await get('/healthz')).toBe(503);
  start(store);
  expect(await get('/healthz')).toBe(200);
  start({ ...store, transaction: () => Promise.reject(new StoreUnavailable('as in a test')) });
  expect(await get('/healthz')).toBe(503);
  leave();
  await stop();
});

test('/healthz is 503 if the database does not answer in time', async () => {
  const health = createHealth(0);
  health.started({ ...store, transaction: () => new Promise(() => undefined) }, () => expect.unreachable());
  expect((await health.fetch(new Request(`http://${host}/healthz`), {})).status).toBe(503);
});

test.each(['127.0.0.1', '::1'])('/healthz answers a probe without a Host header, on %s too', async (address) => {
  const server = await listen(address, 0, createHealth().fetch);
  const { port } = new URL(addressOf(server, address));
  expect(await text(connect(Number(port), address).end('GET /healthz HTTP/1.0\r\n\r\n'))).toMatch(/^HTTP\/1.1 503 /);
  server.close();
});

test('a connection without a request stays open for longer than a proxy keeps it, such as Caddy for 2 minutes', async () => {
  const server = await listen(host, 0, createHealth().fetch);
  const { headers } = await fetch(`${addressOf(server, host)}/healthz`);
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(120);
  server.close();
});

test('while the server stops, /healthz is 503 and a pending request is answered', async () => {
  const { start, accepted, stopping, get, connection, stop, leave, finish } = await startServer();
  start(store);
  const slow = get('/slow');
  await accepted;
  expect(await get('/healthz')).toBe(200);
  stopping();
  const stopped = stop();
  expect(await get('/healthz')).toBe(503);
  finish();
  expect([await slow, connection()]).toEqual([200, 'close']);
  leave();
  await stopped;
});
