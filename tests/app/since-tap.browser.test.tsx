import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { countSinceTap } from '#app/since-tap.ts';

test('the time since a tap begins when the finger is lifted, even if the app is busy then', async () => {
  const sinceTapMs = countSinceTap();
  expect(sinceTapMs()).toBe(Number.POSITIVE_INFINITY);
  let sinceTapAtClickMs = 0;
  const onClick = () => {
    sinceTapAtClickMs = sinceTapMs();
  };
  const { getByRole } = await render(
    <button type="button" onClick={onClick}>
      Next
    </button>,
  );
  addEventListener(
    'pointerup',
    () => {
      const until = performance.now() + 50;
      while (performance.now() < until);
    },
    { once: true },
  );
  await userEvent.click(getByRole('button'));
  expect(sinceTapAtClickMs).toBeGreaterThanOrEqual(50);
  expect(sinceTapAtClickMs).toBeLessThan(Number.POSITIVE_INFINITY);
});
