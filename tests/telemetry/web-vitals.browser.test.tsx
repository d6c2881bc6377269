import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { watchWebVitals } from '#telemetry/web-vitals.ts';
import { Button } from '#ui/actions/button.tsx';

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Waits for two frames, after which the page is painted and its performance entries are queued. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const firstPaint = () => performance.getEntriesByName('first-contentful-paint').length;

/** Taps until the browser has measured a tap, which it does some time after the next paint, and sometimes never. */
async function tapUntilMeasured(): Promise<void> {
  let isMeasured = false;
  const observer = new PerformanceObserver((list) => {
    isMeasured ||= list.getEntries().some((entry) => 'interactionId' in entry && entry.interactionId);
  });
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 });
  const tap = async () => {
    await page.getByRole('button').click();
    await painted();
    return isMeasured;
  };
  await expect.poll(tap, { timeout: 12_000, interval: 200 }).toBe(true);
  observer.disconnect();
}

/** A slow tap with a visible effect. */
function onSlowTap({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  const end = performance.now() + 80;
  while (performance.now() < end);
  currentTarget.style.color = currentTarget.style.color === 'black' ? 'white' : 'black';
}

test('reports the largest paint, the slowest tap and the layout shift once, when the page is first hidden', async () => {
  const report = vi.fn();
  watchWebVitals(report);
  await render(<Button onClick={onSlowTap}>Next</Button>);
  await expect.poll(firstPaint).toBe(1);
  document.body.style.paddingBlockStart = '300px';
  await painted();
  await tapUntilMeasured();
  setVisibility('visible');
  expect(report).not.toHaveBeenCalled();
  setVisibility('hidden');
  setVisibility('hidden');
  document.body.style.paddingBlockStart = '';
  expect(report).toHaveBeenCalledOnce();
  const vitals = report.mock.calls[0]?.[0];
  expect(Object.values(vitals).every(Number.isFinite)).toBe(true);
  expect(vitals.lcp).toBeGreaterThan(0);
  expect(vitals.inp).toBeGreaterThanOrEqual(80);
  expect(vitals.cls).toBeGreaterThan(0);
});
