import { AxeBuilder } from '@axe-core/playwright';
import { choiceStep } from '../choice-step.ts';
import { cutOff } from '../cut-off.ts';
import { expect, test } from './fixtures.ts';

// The stories check each screen by itself, in the light scheme. These tests check whole pages, with everything that the app
// adds around a screen.
test('whole pages have no accessibility fault on a computer in the dark scheme', async ({ openRoute, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const check = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  };
  await openRoute('/');
  await check();
  await openRoute('/enter-name');
  await check();
  for (const path of ['/home', '/my-loan', '/no-such-page']) {
    await page.goto(path);
    await check();
  }
});

test('the sandbox page fits a phone, and has no accessibility fault in either scheme', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sandbox?search=aadhaar');
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const each of all) each.open = true;
  });
  expect(await page.evaluate(cutOff)).toEqual([]);
  const faults = async (axe: AxeBuilder) => {
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };
  expect(await faults(new AxeBuilder({ page }))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([]);
});

test('two fingers beside an open popup zoom the page', async ({ openRoute, context, page }) => {
  const meera = await openRoute(choiceStep.route);
  await meera.refuses('any', 500);
  await meera.act();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const spread = (by: number) => [
    { x: 180, y: 110 - by },
    { x: 180, y: 200 + by },
  ];
  await touch('touchStart', ...spread(0));
  for (const by of [20, 40, 60, 80]) await touch('touchMove', ...spread(by));
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
});
