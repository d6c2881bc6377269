import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enterAddress } from '#schemas/enter-address.ts';
import { newMobile, openJourney } from '../../scripts/journey/open.ts';
import { expect, test } from './fixtures.ts';
import { freePort, startProduct } from './product.ts';

test('after a kill -9 a borrower logs in again and is where they were, with every answer kept', async ({
  borrower,
  browser,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'kadam-power-'));
  const port = await freePort();
  const before = await startProduct(folder, port);
  const page = await browser.newPage({ baseURL: before.address, viewport: { width: 360, height: 740 } });
  const meera = borrower(newMobile(), page);
  await openJourney(page, before.address, { to: '/enter-address', mobile: meera.mobile });
  await meera.answer(enterAddress);
  await meera.reach('/loan-approval');
  const offer = page.locator('dl').first();
  await expect(offer).toContainText('₹');
  const approved = await offer.textContent();
  await before.kill();

  const after = await startProduct(folder, port);
  await page.evaluate(() => localStorage.clear());
  await meera.logIn();
  await meera.at('/bank-details');
  await page.goto('/loan-approval');
  await expect(offer).toHaveText(approved ?? '');
  await page.close();
  await after.kill();
  rmSync(folder, { recursive: true });
});
