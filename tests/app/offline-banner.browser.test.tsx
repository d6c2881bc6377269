import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ScreenFrame, WaitScreen } from '#screen/screen-frame.tsx';
import { Hero } from '#ui/brand/hero.tsx';
import { stage } from '../screens/stage.tsx';

const step = <ScreenFrame screen={{ route: '/contact-us' }} title="Contact us" />;
const entry = (
  <Hero title="Get cash" text="Fast">
    Start
  </Hero>
);

test.each([
  ['a step', step],
  ['the entry', entry],
  ['a loader', <WaitScreen key="loader" title="Taking you home" text="" />],
])('%s under the offline banner is as high as the window, not higher', async (_what, screen) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await stage({ at: '/contact-us', screen: () => screen });
  await expect.element(page.getByText('You are offline. Your answers are kept.')).toBeVisible();
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBe(clientHeight);
  expect(page.getByRole('main').element().getBoundingClientRect().bottom).toBe(clientHeight);
});
