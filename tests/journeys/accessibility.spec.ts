import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

// The stories check each screen by itself; these are whole pages, with everything that the app puts around them.
for (const { scheme, width, height } of [
  { scheme: 'light', width: 320, height: 640 },
  { scheme: 'dark', width: 1280, height: 800 },
] as const) {
  test(`whole pages have no accessibility fault at ${width} px, in the ${scheme} scheme`, async ({
    borrower,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const check = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    };
    await check('/');
    await borrower().logIn();
    for (const path of ['/enter-name', '/home', '/contact-us', '/loan-reject', '/my-loan', '/no-such-page'])
      await check(path);
  });
}
