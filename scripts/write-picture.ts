import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Route } from '#contract/routes.ts';
import { Borrower } from '#tests/journeys/borrower.ts';
import { freePort, startProduct } from '#tests/journeys/product.ts';
import { chromiumPath } from './chromium.ts';

/** docs/images/kadam.png: six screens of the product as it is, side by side. Needs the font Roboto to look like a phone. */
const folder = mkdtempSync(path.join(tmpdir(), 'kadam-picture-'));
const product = await startProduct(folder, await freePort());
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});
const page = await browser.newPage({
  baseURL: product.address,
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
});

const shots: string[] = [];
async function shoot(): Promise<void> {
  await page.waitForTimeout(800);
  shots.push((await page.screenshot()).toString('base64'));
}

const meera = new Borrower(page, '9876543210');
await page.goto('/');
await shoot();
await meera.logIn();
const stops: readonly [Route, (() => Promise<unknown>)?][] = [
  ['/loan-purpose', () => page.locator('[value="Salary Delay"]').check({ force: true })],
  ['/enter-loan-amount', () => page.locator('[name="loanAmount"]').fill('50000')],
  ['/salary-date', () => page.locator('[value="7"]').check({ force: true })],
  ['/loan-approval'],
];
for (const [stop, act] of stops) {
  await meera.reach(stop);
  await act?.();
  await shoot();
}
await page.goto('/home');
await shoot();

// A page of its own: the product's content policy allows no inline style.
const board = await browser.newPage({ viewport: { width: 1324, height: 448 }, deviceScaleFactor: 2 });
const phones = shots.map((shot) => `<img src="data:image/png;base64,${shot}">`).join('');
await board.setContent(`<style>
  body { margin: 0; padding: 16px; display: flex; gap: 16px; background: #e2eaeb; }
  img { width: 202px; border-radius: 12px; box-shadow: 0 0 0 1px #d8e1e3; }
</style>${phones}`);
mkdirSync('docs/images', { recursive: true });
await board.screenshot({ path: 'docs/images/kadam.png' });
await browser.close();
await product.kill();
rmSync(folder, { recursive: true });
