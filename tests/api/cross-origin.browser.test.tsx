import { expect, inject, test } from 'vitest';
import { createSend } from '#api/client.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { aadhaarStatus, panVerification } from '#contract/kyc.ts';
import { nextStepCall } from '#contract/login.ts';

/** Sends to another port on the host of this page, where the page's cookies would be sent too. */
const sendTo = (folder: string) =>
  createSend({ baseUrl: `http://${location.hostname}:${inject('providerPort')}${folder}`, token: () => 'a-token' });
const selfie = { image: new Blob(['a face'], { type: 'image/jpeg' }), leadID: 7 };

/** A call with its example as the request. */
const request = ({ sends, example }: Call) => ({
  path: { leadId: 7, customerId: 7 },
  ...(example.query !== undefined && { query: example.query }),
  ...(example.body !== undefined && { body: sends === 'multipart' ? selfie : example.body }),
});

test('every call of the contract reaches an API of another origin, without a cookie', async () => {
  const send = sendTo('/api/');
  document.cookie = 'session=1; Path=/';
  const kinds = new Set<string>();
  for (const call of Object.values<Call>(calls)) {
    const reply = await send(call, request(call));
    kinds.add(reply.kind);
    if (reply.kind === 'answered') expect(reply.message, call.path).toBe('no cookie came');
  }
  document.cookie = 'session=; Path=/; Max-Age=0';
  expect([...kinds].toSorted()).toEqual(['answered', 'invalidResponse', 'refused', 'unauthorized']);
});

test('an error of another origin is read with its message', async () => {
  const send = sendTo('/api/');
  expect(await send(panVerification, { body: panVerification.example.body })).toMatchObject({
    kind: 'refused',
    statusCode: 400,
    message: 'We could not find this PAN.',
  });
  expect(await send(aadhaarStatus)).toEqual({ kind: 'unauthorized' });
});

test('an API that does not allow the origin of the app counts as a lost connection', async () => {
  const send = sendTo('/closed/');
  expect(await send(nextStepCall, { body: nextStepCall.example.body })).toMatchObject({ kind: 'offline' });
});

test('an address of its own that starts with a slash is on the origin of the app', async () => {
  const addresses: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    addresses.push(new Request(input, init).url);
    return Response.json({});
  };
  const send = createSend({ baseUrl: 'https://provider.test/api/', token: () => 'a-token', fetch });
  await send(aadhaarStatus, { url: '/partner/log-in' });
  expect(addresses).toEqual([`${location.origin}/partner/log-in`]);
});
