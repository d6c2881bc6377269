import { afterEach, expect, test, vi } from 'vitest';
import { watchWebVitals } from '#telemetry/web-vitals.ts';

afterEach(() => void vi.restoreAllMocks());

function putAway(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Two frames: what was laid out is painted, and what moved is noted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('tells once, when the page is put away, and figures only', async () => {
  const tell = vi.fn();
  watchWebVitals(tell);
  putAway('visible');
  expect(tell).not.toHaveBeenCalled();
  putAway('hidden');
  putAway('hidden');
  expect(tell).toHaveBeenCalledOnce();
  const measured = Object.values(tell.mock.calls[0]?.[0]);
  expect(measured.every((value) => value === undefined || typeof value === 'number')).toBe(true);
});

test('counts what jumps', async () => {
  const tell = vi.fn();
  const text = document.createElement('p');
  text.textContent = 'Your loan is approved';
  document.body.append(text);
  await painted();
  watchWebVitals(tell);
  text.style.marginBlockStart = '300px';
  await painted();
  await painted();
  text.remove();
  putAway('hidden');
  expect(tell.mock.calls[0]?.[0].cls).toBeGreaterThan(0);
});

test('does without a browser that measures nothing', () => {
  vi.spyOn(PerformanceObserver, 'supportedEntryTypes', 'get').mockReturnValue([]);
  const tell = vi.fn();
  watchWebVitals(tell);
  putAway('hidden');
  expect(tell.mock.calls[0]?.[0]).toMatchObject({ lcp: undefined, inp: undefined, cls: 0 });
});
