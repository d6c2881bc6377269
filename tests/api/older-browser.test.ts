import { afterAll, expect, test, vi } from 'vitest';
import { offline } from '#api/send.ts';
import { statesCall } from '#contract/application.ts';

// Removed before the client is imported, which looks for it at once.
const { any } = AbortSignal;
Reflect.deleteProperty(AbortSignal, 'any');
vi.resetModules();
afterAll(() => {
  AbortSignal.any = any;
});
const { createSend } = await import('#api/client.ts');

/** A network that never answers, until the request is aborted. */
function neverAnswers() {
  const fetch = vi.fn<typeof globalThis.fetch>(
    (input, init) =>
      new Promise((_, reject) => {
        const { signal } = new Request(input, init);
        signal.addEventListener('abort', () => reject(signal.reason));
        if (signal.aborted) reject(signal.reason);
      }),
  );
  return { fetch, send: createSend({ baseUrl: 'http://provider.test/api/', token: () => 'a-token', fetch }) };
}

test('a browser without AbortSignal.any aborts a call that is cancelled, before and while it is sent', async () => {
  const { fetch, send } = neverAnswers();
  const cancel = new AbortController();
  const reply = send(statesCall, { query: { searchWord: 'ma' }, signal: cancel.signal });
  await expect.poll(() => fetch.mock.calls).toHaveLength(1);
  cancel.abort();
  expect(await reply).toEqual(offline);
  expect(await send(statesCall, { query: { searchWord: 'ma' }, signal: cancel.signal })).toEqual(offline);
});

test('AbortSignal.any of the app aborts with the first of its signals, for its reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const joined = AbortSignal.any([first.signal, second.signal]);
  expect(joined.aborted).toBe(false);
  second.abort('cancelled');
  first.abort('later');
  expect(joined.reason).toBe('cancelled');
  expect(AbortSignal.any([new AbortController().signal, first.signal]).reason).toBe('later');
});
