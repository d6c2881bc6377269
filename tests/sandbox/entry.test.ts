import { beforeAll, expect, test } from 'vitest';
import { keyFactStatement } from '#contract/bank.ts';
import { loginByMobile } from '#contract/login.ts';
import { createHealth } from '#sandbox/health.ts';
import { createHostCheck } from '#sandbox/hosts.ts';
import { createMetrics } from '#sandbox/metrics.ts';
import { readSettings } from '#sandbox/server-settings.ts';
import { answered, origin } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();
const borrower = sandbox.borrower('9876510001');

beforeAll(() => borrower.logIn());

const half = '😀'.slice(0, 1);

function request(method: string, path: string, body?: BodyInit, type?: string): Promise<Response> {
  const headers = {
    origin,
    // Any case: RFC 9110, section 11.1.
    authorization: `bearer ${borrower.token()}`,
    ...(type && { 'content-type': type }),
  };
  return sandbox.ask(new Request(origin + path, { method, headers, ...(body !== undefined && { body }) }));
}

/** A 400 in the format of the wire. */
async function expectRejection(answer: Response) {
  expect([answer.status, await answer.json()]).toEqual([400, { statusCode: 400, message: expect.any(String) }]);
}

test.each([
  ['a NUL character', '\0'],
  ['half a surrogate pair', half],
])('%s in a comment is rejected', async (_name, character) => {
  const { leadID, customerID } = borrower;
  const feedback = JSON.stringify({ leadID, customerID, rating: 5, comment: `x${character}` });
  await expectRejection(await request('POST', '/api/customers/feedback', feedback, 'application/json'));
});

test('rejects a NUL character in a path, a query, a form and an upload', async () => {
  await expectRejection(await request('GET', '/sandbox/locker/%00'));
  await expectRejection(await request('GET', '/sandbox/rows?mobile=%00'));
  await expectRejection(await request('POST', '/sandbox/repay', new URLSearchParams({ mobile: '\0' })));
  const upload = new FormData();
  upload.set('leadID', '\0');
  await expectRejection(await request('POST', '/api/customer_onboarding/selfie_liveness', upload));
});

test('rejects a number that no id or clock can have', async () => {
  const bodies = { '/sandbox/faults/clear': { id: 2 ** 31 }, '/sandbox/clock': { days: 1e300 } };
  for (const [path, body] of Object.entries(bodies)) {
    await expectRejection(await request('POST', path, JSON.stringify(body), 'application/json'));
  }
  await expectRejection(await request('GET', `/api/${keyFactStatement.path}?leadId=007`));
});

test('a source that cannot be stored, or is a number, refuses no login', async () => {
  const body = { mobile: borrower.mobile, plateform: 'web' };
  for (const utm_source of ['mail\0er', '\0', half, '2026'])
    answered(await borrower.send(loginByMobile, { query: { utm_source }, body }));
});

test('names the invalid fields of a call', async () => {
  const path = '/api/customers/incompleteDetailsUpdate';
  const messageFor = async (body: object) => {
    const answer = await request('PUT', path, JSON.stringify(body), 'application/json');
    return ((await answer.json()) as { message: string }).message;
  };
  expect(await messageFor({ purposeloan: 'Education' })).toContain('body.leadID: Invalid input: expected number');
  expect(await messageFor({ leadID: borrower.leadID, houseColour: 'blue' })).toContain('Send one of the known keys');
  for (const leadID of [1, 0.5, 1e12]) {
    expect(await messageFor({ leadID, purposeloan: 'Education' })).toBe('We could not find this application.');
  }
});

test.for([
  ['/api/step/next-step', 'POST'],
  ['/api/customers/incompleteDetailsUpdate', 'PUT'],
  ['/api/customers/1/customer-loans', 'GET, HEAD'],
  ['/sandbox/repay', 'GET, HEAD, POST'],
  ['/sandbox/locker/x', 'GET, HEAD, POST'],
] as const)('another method at %s is answered with 405, and those that are allowed', async ([path, methods]) => {
  const answer = await request('DELETE', path);
  expect([answer.status, await answer.json()]).toMatchObject([405, { statusCode: 405 }]);
  expect(answer.headers.get('allow')).toBe(methods);
});

test('no response but a page is cached, sniffed or put into a frame', async () => {
  const answers = [
    await request('GET', '/sandbox/codes'),
    await request('GET', '/sandbox/pixel?click_id=c1&goal_name=Lead'),
    await request('GET', '/api/nothing'),
    await request('DELETE', '/sandbox'),
    await request('GET', '/sandbox/locker/%00'),
    await request('POST', '/sandbox/faults', '{}', 'application/json'),
    await request('POST', '/sync/api/sync_web', '{}', 'application/json'),
    await request('POST', '/api/step/next-step', '{"plateform":"web"}', 'application/json'),
    await sandbox.ask(new Request(`${origin}/sandbox/reset`, { method: 'POST', body: new URLSearchParams() })),
    createHostCheck(readSettings({}, []))(new Request('http://evil.example/')) ?? expect.unreachable(),
    await createHealth().fetch(new Request('http://127.0.0.1/healthz'), {}),
    await createMetrics().answer(),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 204, 404, 405, 400, 400, 200, 200, 403, 421, 503, 200]);
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    });
  }
});
