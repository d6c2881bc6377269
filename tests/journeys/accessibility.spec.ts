import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

const sizes = [
  ['a phone of 320 px', 320, 640],
  ['a desktop', 1280, 800],
] as const;

for (const scheme of ['light', 'dark'] as const) {
  for (const [name, width, height] of sizes) {
    test(`whole pages have no accessibility fault on ${name}, in the ${scheme} scheme`, async ({ borrower, page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      const look = async (path: string) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      };
      await look('/');
      await borrower().logIn();
      for (const path of ['/enter-name', '/home', '/contact-us', '/loan-reject', '/my-loan', '/no-such-page'])
        await look(path);
    });
  }
}
