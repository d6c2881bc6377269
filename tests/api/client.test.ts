import { expect, onTestFinished, test, vi } from 'vitest';
import { createSend, invalidResponseMessage } from '#api/client.ts';
import { offline } from '#api/send.ts';
import { onePage, saveAnswer, statesCall } from '#contract/application.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { panVerification, selfieLiveness } from '#contract/kyc.ts';
import { loginByMobile, verifyOtp } from '#contract/login.ts';

/** A provider that gives one answer and records its requests. */
function provider(answer: () => Response | Promise<Response>, token: string | null = 'a-token') {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return answer();
  };
  return { requests, send: createSend({ baseUrl: 'http://provider.test/api/', token: () => token, fetch }) };
}

const json =
  (body: unknown, status = 200, statusText = '') =>
  () =>
    Response.json(body, { status, statusText });
const pan = { body: { panNumber: 'BNZPJ4821K' } };

test('sends method, path, bearer token and body of a call', async () => {
  const { requests, send } = provider(json({ statusCode: 200, data: { leadID: 7 } }));
  const reply = await send(saveAnswer, { body: { leadID: 7, purposeloan: 'Education' } });
  expect(reply).toMatchObject({ kind: 'answered', statusCode: 200, body: { data: { leadID: 7 } } });
  expect(requests[0]?.method).toBe('PUT');
  expect(requests[0]?.url).toBe('http://provider.test/api/customers/incompleteDetailsUpdate');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer a-token');
  expect(await requests[0]?.json()).toEqual({ leadID: 7, purposeloan: 'Education' });
});

test('fills the path and the query, or uses an address of its own', async () => {
  const { requests, send } = provider(json({ statusCode: 200, data: [] }));
  await send(statesCall, { query: { searchWord: 'ma & co' } });
  await send(onePage, { path: { leadId: '7/a b' } });
  await send(onePage, { path: { leadId: 7 }, url: 'https://other.test/new' });
  expect(requests.map(({ url }) => url)).toEqual([
    'http://provider.test/api/customer_onboarding/getStates?searchWord=ma+%26+co',
    'http://provider.test/api/customers/one-page/7%2Fa%20b',
    'https://other.test/new',
  ]);
});

test('sends no token with the calls that need none, and leaves out an undefined query', async () => {
  const { requests, send } = provider(json({}), null);
  await send(loginByMobile, { query: { utm_source: undefined }, body: { mobile: '9876543210', plateform: 'web' } });
  expect(requests[0]?.headers.has('authorization')).toBe(false);
  expect(requests[0]?.url).not.toContain('?');
});

test.each([
  ['there is none', null],
  ['the stored one has characters that no header allows', 'a\u202e\u{1f600}'],
  ['the stored one has a line break', 'a\nb'],
])('does not send a call that needs a token when %s', async (_, token) => {
  const { requests, send } = provider(json({}), token);
  expect(await send(panVerification, pan)).toEqual({ kind: 'cancelled' });
  expect(requests).toEqual([]);
});

const unauthorized = { kind: 'unauthorized' };
/** A body that ends with an error of the network. */
const broken = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
const taken = { statusCode: 400, message: 'Taken', data: { mobileNo: 98 } };
const refused = (statusCode: number, message = '') => ({ kind: 'refused', statusCode, message });
const invalid = (fault: string) => ({ kind: 'invalidResponse', message: invalidResponseMessage, faults: [fault] });

test.each<[what: string, answer: () => Response, reply: object]>([
  ['a refusal in an HTTP 400', json(taken, 400), { ...refused(400, 'Taken'), data: { mobileNo: '98' } }],
  ['a refusal in an HTTP 200', json(taken), { ...refused(400, 'Taken'), data: { mobileNo: '98' } }],
  ['the HTTP status where the body has no statusCode', json({}, 412), refused(412)],
  [
    'a statusCode that is text, and a message that is a number',
    json({ statusCode: '412', message: 7 }),
    refused(412, '7'),
  ],
  ['a message that is a list', json({ message: ['first', 'second'] }, 412), refused(412, 'first second')],
  ['a message of blanks', json({ message: [' ', ''] }, 412), refused(412)],
  ['a message that begins with a space', json({ message: ' TAKEN' }, 412), refused(412, 'TAKEN')],
  ['HTTP 403 as not logged in', json({ statusCode: 400 }, 403), unauthorized],
  ['HTTP 401 as not logged in', json({}, 401), unauthorized],
  ['HTTP 401 without a body as not logged in', () => new Response(null, { status: 401 }), unauthorized],
  ['the status text Unauthorized as not logged in', json({}, 400, 'Unauthorized'), unauthorized],
  ['statusCode 403 in an HTTP 200 as not logged in', json({ statusCode: 403 }), unauthorized],
  ['an answer that is no JSON as invalid', () => new Response('<html>'), invalid('')],
  [
    'an answer that lacks what the call reads as invalid, with the path',
    json({ statusCode: 200, data: {} }),
    invalid('data.pan_number'),
  ],
  ['a body that breaks off as a lost connection', () => new Response(broken()), offline],
])('reads %s', async (_what, answer, reply) => {
  expect(await provider(answer).send(panVerification, pan)).toEqual(reply);
});

test.each(Object.entries<Call>(calls))(
  '%s: counts the HTTP status where the statusCode is null',
  async (_name, call) => {
    const body = { ...Object(call.example.answer), statusCode: null, message: null };
    expect(await provider(json(body)).send(call)).toMatchObject({ kind: 'answered', statusCode: 200, message: '' });
    expect(await provider(json({ statusCode: null }, 412)).send(call)).toMatchObject({
      kind: 'refused',
      statusCode: 412,
    });
  },
);

test('does not log out a borrower whose one-time code is wrong', async () => {
  const { send } = provider(json({ statusCode: 401, message: 'Wrong OTP' }, 401));
  const reply = await send(verifyOtp, { body: { mobile: '9876543210', otp: '0000' } });
  expect(reply).toMatchObject({ kind: 'refused', statusCode: 401, message: 'Wrong OTP' });
});

test.each(['Failed to fetch', 'Could not connect to the server.'])(
  'counts a network that fails with %j as offline, and does not send again by itself',
  async (words) => {
    const { requests, send } = provider(() => Promise.reject(new TypeError(words)));
    expect(await send(panVerification, pan)).toEqual(offline);
    expect(await send(statesCall, { query: { searchWord: 'ma' } })).toEqual(offline);
    expect(requests).toHaveLength(2);
  },
);

test('waits for an answer however long it takes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({ data: [] })), 600_000));
  const reply = provider(late).send(statesCall, { query: { searchWord: 'ma' } });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await reply).toMatchObject({ kind: 'answered' });
});

test('counts a cancelled call as offline, and aborts its request', async () => {
  const { promise, resolve } = Promise.withResolvers<Request>();
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    resolve(request);
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  };
  const send = createSend({ baseUrl: 'http://provider.test/api/', token: () => 'a-token', fetch });
  const cancel = new AbortController();
  const reply = send(panVerification, { ...pan, signal: cancel.signal });
  const request = await promise;
  expect(request.signal.aborted).toBe(false);
  cancel.abort();
  expect(await reply).toEqual(offline);
  expect(request.signal.aborted).toBe(true);
});

test.each([
  [
    'a token that cannot be read',
    {
      token: () => {
        throw new Error('a bug');
      },
    },
    {},
  ],
  ['a body that cannot be written', {}, { body: { panNumber: 1n as never } }],
])('throws a bug of ours instead of calling it offline: %s', async (_name, config, input) => {
  const send = createSend({ baseUrl: 'http://provider.test/api/', token: () => 'a-token', fetch, ...config });
  await expect(send(panVerification, { ...pan, ...input })).rejects.toThrow();
});

test('uploads an image as a form', async () => {
  const { requests, send } = provider(json({ statusCode: 200 }));
  await send(selfieLiveness, { body: { image: new Blob(['x'], { type: 'image/jpeg' }), leadID: 7 } });
  const form = await requests[0]?.formData();
  expect(form?.get('leadID')).toBe('7');
  expect(form?.get('image')).toMatchObject({ type: 'image/jpeg', size: 1 });
});
