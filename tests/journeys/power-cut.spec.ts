import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enterLoanAmount } from '#schemas/enter-loan-amount.ts';
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
  const meera = borrower(undefined, page);
  await meera.logIn();
  await meera.reach('/enter-loan-amount');
  await meera.answer(enterLoanAmount, { loanAmount: '10000' });
  await meera.at('/gender');
  await before.kill();

  const after = await startProduct(folder, port);
  await page.evaluate(() => localStorage.clear());
  await meera.logIn();
  await meera.at('/gender');
  // The sandbox offers what was asked for before the power went, and no less than the other answers allow.
  await meera.reach('/loan-approval');
  await expect(page.getByText('₹10,000')).toBeVisible();
  await page.close();
  await after.kill();
  rmSync(folder, { recursive: true });
});
