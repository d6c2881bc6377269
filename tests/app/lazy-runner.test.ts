import { expect, test, vi } from 'vitest';
import { offline } from '#api/send.ts';
import { createLazyRunner } from '#app/app-services.ts';
import { createMessages } from '#app/messages.ts';
import type { AppServices } from '#app/run-outcome.ts';
import { stay } from '#engine/outcome.ts';

const host = { isMounted: () => true };

/** The runner's code, which arrives when the test calls `arrive`; `run` is the runner in it. */
function lateCode() {
  const run = vi.fn(async () => 'left' as const);
  const arrival = Promise.withResolvers<void>();
  const fetch = vi.fn(async () => {
    await arrival.promise;
    return { createRunner: () => run };
  });
  // Only the messages are read here.
  const services = { messages: createMessages() } as AppServices;
  return { run, arrive: arrival.resolve, fetch, services };
}

test('an act before the code has arrived waits for it, and is done once', async () => {
  const { run, arrive, fetch, services } = lateCode();
  const { runner: lazy } = createLazyRunner(() => services, fetch);
  const acts = [lazy(stay(), host), lazy(stay(), host)];
  expect(run).not.toHaveBeenCalled();
  arrive();
  expect(await Promise.all(acts)).toEqual(['left', 'left']);
  expect(run).toHaveBeenCalledTimes(2);
  expect(fetch).toHaveBeenCalledOnce();
});

test('code that cannot be fetched leaves a message on the page, and is fetched again by the next act', async () => {
  const { run, arrive, fetch, services } = lateCode();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { runner: lazy } = createLazyRunner(() => services, fetch);
  expect(await lazy(stay(), host)).toBe('stayed');
  expect(services.messages.store.state.pageMessage).toBe(offline.message);
  arrive();
  expect(await lazy(stay(), host)).toBe('left');
  expect(run).toHaveBeenCalledOnce();
});
