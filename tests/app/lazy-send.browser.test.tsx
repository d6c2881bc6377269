import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazySend } from '#app/lazy-send.ts';
import { rekycMessages } from '#contract/kyc.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', answer));
afterEach(() => void vi.unstubAllGlobals());

function start() {
  const unfit = vi.fn();
  const send = createLazySend({ apiBaseUrl: '/api/', background: (tell) => tell({ unfit }) });
  return { send, unfit };
}

test('sends with the token of the moment', async () => {
  answer.mockImplementation(async () => Response.json({ statusCode: 200, ...rekycMessages.example.answer }));
  const { send, unfit } = start();
  expect(await send(rekycMessages)).toEqual({ kind: 'cancelled' });
  localStorage.setItem('token', 'a-token');
  expect(await send(rekycMessages)).toMatchObject({ kind: 'answered' });
  expect(unfit).not.toHaveBeenCalled();
});

test('numbers the answers in the order of their calls, whichever comes first', async () => {
  localStorage.setItem('token', 'a-token');
  const first = Promise.withResolvers<void>();
  const reply = () => Response.json({ statusCode: 200, ...rekycMessages.example.answer });
  answer.mockImplementationOnce(() => first.promise.then(reply)).mockImplementationOnce(async () => reply());
  const { send } = start();
  const [earlier, later] = [send(rekycMessages), send(rekycMessages)];
  expect(await later).toMatchObject({ order: 2 });
  first.resolve();
  expect(await earlier).toMatchObject({ order: 1 });
});

test('reports an answer that does not fit: the call and the places, never what stood there', async () => {
  localStorage.setItem('token', 'a-token');
  answer.mockImplementation(async () => Response.json({ statusCode: 200, data: 'Meera Joshi' }));
  const { send, unfit } = start();
  expect(await send(rekycMessages)).toMatchObject({ kind: 'unfit' });
  expect(unfit).toHaveBeenCalledWith(rekycMessages, ['data']);
});
