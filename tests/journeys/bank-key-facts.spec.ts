import { readFile } from 'node:fs/promises';
import { button, codeField, effectsOf, untilAt } from './bank-acts.ts';
import { expect, test } from './fixtures.ts';

// §4 "KFS" in a real browser, from the statement to the money.

const aprs = /^From your loan approval we work out an APR of ([\d.]+%) a year\. The statement says \1\.$/;

test('the statement has the APR that the app computes, can be kept, and is accepted by its code', async ({
  journey,
  page,
}) => {
  await page.clock.install();
  const meera = await journey({ to: '/term-condition' });
  const clickId = `kfs-${meera.mobile}`;
  await page.evaluate((id) => localStorage.setItem('clickId', id), clickId);

  await expect(page.getByText(aprs)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await button(page, 'Download').click();
  const download = await downloading;
  const kept = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toBe('key-fact-statement.html');
  expect(kept).toContain('Annual percentage rate (APR)');
  expect(kept).not.toContain('<script');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Repayment schedule', { exact: true })).toBeVisible();
  await expect(button(page, 'Continue')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await expect(button(page, 'Continue')).toBeDisabled();
  await page.getByRole('checkbox').check();
  await button(page, 'Continue').click();
  const right = await meera.code('kfs');
  await codeField(page).fill(right === '000000' ? '000001' : '000000');
  await button(page, 'Submit').click();
  await expect(codeField(page)).toHaveAccessibleDescription('The OTP did not match. Please try again.');
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
  await expect(button(page, 'Submit')).toBeDisabled();
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  await untilAt(page, '/home', 1_000);

  expect(await effectsOf(meera)).toMatchObject({ loans: 1, codes: 1 });
  // Reported behind the screen.
  const reportedLeads = async () => {
    const { records } = await (await page.request.get('/sandbox/records?kind=pixel')).json();
    return records.filter(({ data }: { data: Record<string, string> }) => {
      return data.click_id === clickId && data.goal_name === 'Lead';
    }).length;
  };
  await expect.poll(reportedLeads).toBe(1);
});

test('of a loan in instalments the APR counts each of them, as the statement does', async ({ journey, page }) => {
  await journey({ to: '/term-condition', persona: 'instalments' });
  await expect(page.getByText(aprs)).toBeVisible();
});
