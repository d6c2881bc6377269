import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const old = /This is what we read before\.$/;

test('an overdue loan shows what is due, since when, and opens the payment page', async ({ openRoute, page }) => {
  const joseph = await openRoute('/home', { persona: 'loan-overdue' });
  await joseph.next('Not now');
  await expect(page.getByText('Overdue', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Was due on /)).toBeVisible();
  await joseph.next('Repay Loan');
  await expect(page).toHaveURL(/\/sandbox\/repay$/);
});

test('both documents of a closed loan open in a new tab as PDF', async ({ openRoute, context, page }) => {
  const usha = await openRoute('/my-loan', { persona: 'loans-closed' });
  // Once each: a browser that draws PDF itself may request the same document again.
  const documents = new Set<string>();
  context.on('request', (request) => {
    if (request.url().includes('/sandbox/documents/')) documents.add(request.url());
  });
  for (const [place, [button, disposition]] of [
    ['View Sanction Letter', /^inline/] as const,
    ['Download NOC', /^attachment/] as const,
  ].entries()) {
    await page.getByRole('button', { name: button }).first().click();
    await expect.poll(() => documents.size).toBe(place + 1);
    // Fetched once more beside the tab: a browser that draws PDF itself reports its own page only. The server may have
    // closed the idle connection meanwhile.
    const answer = await page.request.get([...documents][place] ?? '', { maxRetries: 2 });
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.headers()['content-disposition']).toMatch(disposition);
    await expect(page.getByRole('button', { name: button }).first()).toBeEnabled();
  }
  await usha.at('/my-loan');
});

test('without a connection the reading screens show what they had, with a note', async ({
  openRoute,
  context,
  page,
}) => {
  const maya = await openRoute('/home', { persona: 'loan-part-paid' });
  const amount = page.getByText('₹25,739.50', { exact: true });
  await expect(amount).toBeVisible();
  // A read that is under way may still be answered after the connection is gone: each screen finishes its own first.
  const opens = async (link: Locator, ...reads: readonly string[]) => {
    const answers = reads.map((path) => page.waitForResponse((answer) => answer.url().endsWith(path)));
    await link.click();
    for (const answer of await Promise.all(answers)) await answer.finished();
  };
  const loans = page.getByRole('link', { name: 'My Loans' });
  await opens(loans, '/customer-loans');
  await expect(page.getByRole('article')).toBeVisible();
  await opens(page.getByRole('link', { name: 'Home' }), '/dashboard');
  await opens(page.getByRole('link', { name: 'See your repayment' }), '/customer-loans', '/dashboard');
  await expect(page.getByRole('heading', { name: 'Loan Summary' })).toBeVisible();
  await expect(amount).toBeVisible();

  await context.setOffline(true);
  await maya.next('Back');
  await expect(page.getByText(old)).toBeVisible();
  await expect(amount).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await loans.click();
  await expect(page.getByText(old)).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await context.setOffline(false);
  await maya.next('Try again');
  await expect(page.getByText(old)).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});
