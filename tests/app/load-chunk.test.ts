import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk, loadOnce } from '#app/load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = (load: () => Promise<string | undefined>) => loadChunk('Home', load).catch((error: unknown) => error);

test('returns the code that was fetched', async () => {
  expect(await loadChunk('Home', async () => 'the screen')).toBe('the screen');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['whatever the message of the browser', 'error', () => Promise.reject(new TypeError('Importing a module failed.'))],
  ['where the response is another script', 'missing', async () => undefined],
])('reports a chunk that does not load with the specified message, %s', async (_where, reason, load) => {
  const error = await failure(load);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', message: `Loading chunk Home failed (${reason})` });
});

test('gives up after 120 seconds', async () => {
  const failed = failure(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toMatchObject({ message: 'Loading chunk Home failed (timeout)' });
});

test('loads code once for all its users, and again after a failure', async () => {
  const fetchCode = vi.fn(async () => 'the code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const load = loadOnce('runner', fetchCode);
  await expect(load()).rejects.toThrow('Loading chunk runner failed (error)');
  expect(await Promise.all([load(), load()])).toEqual(['the code', 'the code']);
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
