import { routeAfter } from '../route-after.ts';
import {
  button,
  codeField,
  confirmation,
  consent,
  countCalls,
  drawer,
  effectsOf,
  enterDetails,
  holdEnter,
  losesAnswerTo,
  seeLostConnection,
  tapThrice,
  untilAt,
} from './bank-acts.ts';
import { Borrower } from './borrower.ts';
import { expect, test } from './fixtures.ts';

// Each act is done exactly once, as the records of the sandbox show: save, set-up, penny drop, confirm, acceptance.

const once = { accounts: ['Verified'], mandates: 1, loans: 1, codes: 1 };

test('after three taps, a lost answer and a held Enter, each act is sent twice and done once', async ({
  openRoute,
  page,
}) => {
  await page.clock.install();
  const meera = await openRoute('/bank-details', { persona: 'new' });

  const saved = countCalls(page, 'saveBankDetails');
  await enterDetails(meera);
  await losesAnswerTo('saveBankDetails', page);
  await tapThrice(confirmation(page));
  await seeLostConnection(page);
  await expect(confirmation(page)).toBeHidden();
  await button(page, 'Next').click();
  await holdEnter(confirmation(page));
  await meera.at(routeAfter('/bank-details'));
  expect(saved()).toBe(2);
  await meera.reach('/emandate');

  const setUp = countCalls(page, 'setEmandate');
  await losesAnswerTo('setEmandate', page);
  await tapThrice(button(page, 'Continue'));
  await seeLostConnection(page);
  await holdEnter(button(page, 'Continue'));
  await expect(button(page, 'Approve')).toBeVisible();
  expect(setUp()).toBe(2);
  await tapThrice(button(page, 'Approve'));
  await meera.at('/emandate-status');
  await untilAt(page, '/emandate', 2_000);

  const pennies = countCalls(page, 'pennyDrop');
  await losesAnswerTo('pennyDrop', page);
  await tapThrice(button(page, 'Continue'));
  await expect(drawer(page)).toBeVisible();
  await expect.poll(pennies).toBe(1);
  // The borrower need not press again, because the next poll repeats one whose answer was lost.
  await page.clock.fastForward(10_000);
  await expect.poll(pennies).toBe(2);
  await untilAt(page, '/bank-list', 10_000);

  const confirmed = countCalls(page, 'confirmBankAccount');
  await losesAnswerTo('confirmBankAccount', page);
  await tapThrice(await consent(page));
  await seeLostConnection(page);
  await holdEnter(await consent(page));
  await meera.at('/term-condition');
  expect(confirmed()).toBe(2);

  const accepted = countCalls(page, 'acceptKeyFacts');
  await page.getByRole('checkbox').check();
  await losesAnswerTo('acceptKeyFacts', page);
  await tapThrice(button(page, 'Continue'));
  await seeLostConnection(page);
  await holdEnter(button(page, 'Continue'));
  await codeField(page).fill(await meera.code('kfs'));
  await losesAnswerTo('acceptKeyFacts', page);
  await tapThrice(button(page, 'Submit'));
  await seeLostConnection(page);
  await holdEnter(codeField(page));
  await expect.poll(accepted).toBe(4);
  await untilAt(page, '/home', 1_000);
  expect(accepted()).toBe(4);
  expect(await effectsOf(meera)).toEqual(once);
});

test('each act is done once in two tabs, and again after Back from a loan that was paid out', async ({
  openRoute,
  page,
  context,
}) => {
  await page.clock.install();
  const meera = await openRoute('/bank-details', { persona: 'new' });
  const tab = await context.newPage();
  await tab.goto('/bank-details');
  const tabs = [meera, new Borrower(tab, meera.mobile)];
  const inBoth = (act: (borrower: Borrower) => Promise<unknown>) => Promise.all(tabs.map(act));

  await inBoth((borrower) => enterDetails(borrower));
  await inBoth((borrower) => confirmation(borrower.page).click());
  await inBoth((borrower) => borrower.at(routeAfter('/bank-details')));
  await meera.reach('/emandate');
  await tab.goto('/emandate');

  await inBoth((borrower) => button(borrower.page, 'Continue').click());
  // Waits for both, because the checkout no longer asks in one tab after the other has approved.
  await inBoth((borrower) => expect(button(borrower.page, 'Approve')).toBeVisible());
  // Each tab waits for its route at once, because /emandate-status redirects by itself.
  await inBoth(async (borrower) => {
    await button(borrower.page, 'Approve').click();
    await borrower.at('/emandate-status');
  });
  for (const { page } of tabs) await untilAt(page, '/emandate', 2_000);

  await inBoth((borrower) => button(borrower.page, 'Continue').click());
  await inBoth((borrower) => expect(drawer(borrower.page)).toBeVisible());
  for (const { page } of tabs) await untilAt(page, '/bank-list', 10_000);

  await inBoth(async (borrower) => (await consent(borrower.page)).click());
  await inBoth((borrower) => borrower.at('/term-condition'));

  await inBoth((borrower) => borrower.page.getByRole('checkbox').check());
  await inBoth((borrower) => button(borrower.page, 'Continue').click());
  await inBoth(async ({ page }) => codeField(page).fill(await meera.code('kfs')));
  await inBoth((borrower) => button(borrower.page, 'Submit').click());
  for (const { page } of tabs) await untilAt(page, '/home', 1_000);
  expect(await effectsOf(meera)).toEqual(once);
  await tab.close();

  const backTo = async (path: string) => {
    await expect(async () => {
      if (new URL(page.url()).pathname !== path) await page.goBack();
      await expect(page).toHaveURL(({ pathname }) => pathname === path, { timeout: 300 });
    }).toPass({ timeout: 10_000, intervals: [100] });
  };
  const untilHome = () => page.waitForURL(({ pathname }) => pathname === '/home' || pathname === '/dashboard');
  await page.goto('/term-condition');
  await expect(page.getByText('You have accepted this statement.')).toBeVisible();
  await backTo('/bank-list');
  await (await consent(page)).click();
  await untilHome();
  await backTo('/emandate');
  await button(page, 'Continue').click();
  await untilHome();
  await backTo('/bank-details');
  await enterDetails(meera);
  await confirmation(page).click();
  await untilHome();
  expect(await effectsOf(meera)).toEqual(once);
});
