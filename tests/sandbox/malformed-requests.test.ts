import { request } from 'node:http';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { loginByMobile } from '#contract/login.ts';
import { addressOf, listen } from '#sandbox/serve.ts';
import { requestTo, type Target } from './malformed.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();
const borrower = await sandbox.persona('bank-details');

const contract: readonly Target[] = Object.values<Call>(calls).map(({ method, path, example }) => ({
  method,
  path: `/api/${path}`,
  query: Object(path === loginByMobile.path ? { utm_source: 'mailer' } : example.query),
  body: Object(example.body),
}));

const pages: readonly Target[] = [
  { method: 'GET', path: '/sandbox' },
  { method: 'GET', path: '/sandbox/codes', query: { mobile: '' } },
  {
    method: 'POST',
    path: '/sandbox/faults',
    body: { call: 'statesCall', kind: 'refuse', status: 500, seconds: 0, once: true, mobile: '0' },
  },
  { method: 'POST', path: '/sandbox/faults/clear', body: { id: 1 } },
  { method: 'POST', path: '/sandbox/reset', body: { mobile: '9876500000' } },
  { method: 'GET', path: '/sandbox/repay', query: { mobile: '9000000030' } },
  { method: 'POST', path: '/sandbox/repay', body: { mobile: '9000000030', key: 'x', choice: 'whole' } },
  { method: 'GET', path: '/sandbox/pixel', query: { click_id: 'a', goal_name: 'b' } },
  { method: 'POST', path: '/sync/api/sync_web', body: { sync_id: 'x' } },
  { method: 'GET', path: '/sandbox/documents/{id}' },
  ...['locker', 'statements', 'checkout', 'penny'].flatMap((partner) => [
    { method: 'GET', path: `/sandbox/${partner}/{id}` },
    { method: 'POST', path: `/sandbox/${partner}/{id}`, body: { action: 'allowed' } },
  ]),
];

/** No request is answered with 5xx or recorded as a failure. */
async function expectNoFailure(target: Target) {
  const noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const property = fc.asyncProperty(
    requestTo(target, () => borrower.token()),
    async (request) => {
      const logged = sandbox.lines.length;
      const answer = await sandbox.ask(request);
      await answer.arrayBuffer();
      const lines = sandbox.lines.slice(logged);
      expect(answer.status, `${request.url}\n${lines.join('\n')}`).toBeLessThan(500);
      expect(lines).toEqual([]);
      for (const spy of noise) expect(spy).not.toHaveBeenCalled();
    },
  );
  await fc.assert(property, { numRuns: 15 });
}

describe('malformed requests', () => {
  test.each([...contract, ...pages])('to $method $path are answered, and never with 5xx', expectNoFailure);

  test('to the clock leave it at a valid date', async () => {
    const target = { method: 'POST', path: '/sandbox/clock', body: { minutes: 1, days: 1, reset: false } };
    await expectNoFailure(target);
    expect((await sandbox.get('/sandbox')).status).toBe(200);
    await borrower.post('/sandbox/clock', { reset: true });
  });
});

test('a client that leaves in the middle of its request is not recorded as a failure', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const server = await listen('127.0.0.1', 0, (received) => {
    const given = sandbox.ask(received);
    resolve(given);
    sent.destroy();
    return given;
  });
  // Without a length, a body is sent in chunks.
  const sent = request(`${addressOf(server, '127.0.0.1')}/api/${loginByMobile.path}`, { method: 'POST' });
  sent.on('error', () => undefined).write('{');
  expect((await answer).status).toBe(400);
  expect(sandbox.lines).toEqual([]);
  server.close();
});
