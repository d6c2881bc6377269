import {
  button,
  codeField,
  consent,
  counted,
  drawer,
  effectsOf,
  enterDetails,
  holdEnter,
  losesAnswerTo,
  seeItLost,
  tapThrice,
  untilAt,
} from './bank-acts.ts';
import { expect, test } from './fixtures.ts';

// Each act is done exactly once, in a real browser, counted at the sandbox: save, set-up, penny drop, confirm, acceptance.

test('three taps, a lost answer, and then Enter held down: each act is sent twice, and done once', async ({
  journey,
  page,
}) => {
  await page.clock.install();
  const meera = await journey({ to: '/bank-details' });

  const saved = counted(page, 'saveBankDetails');
  await enterDetails(meera);
  await losesAnswerTo('saveBankDetails', page);
  await tapThrice(button(page, 'YES'));
  await seeItLost(page);
  await expect(button(page, 'YES')).toBeHidden();
  await button(page, 'Next').click();
  await holdEnter(button(page, 'YES'));
  await meera.at('/reference-details');
  expect(saved()).toBe(2);
  await meera.reach('/emandate');

  const setUp = counted(page, 'setEmandate');
  await losesAnswerTo('setEmandate', page);
  await tapThrice(button(page, 'Continue'));
  await seeItLost(page);
  await holdEnter(button(page, 'Continue'));
  await expect(button(page, 'Approve')).toBeVisible();
  expect(setUp()).toBe(2);
  await tapThrice(button(page, 'Approve'));
  await meera.at('/emandate-status');
  await untilAt(page, '/emandate', 2_000);

  const pennies = counted(page, 'pennyDrop');
  await losesAnswerTo('pennyDrop', page);
  await tapThrice(button(page, 'Continue'));
  await expect(drawer(page)).toBeVisible();
  await expect.poll(pennies).toBe(1);
  // Nobody has to press again: a poll whose answer was lost is repeated by the next one.
  await page.clock.fastForward(10_000);
  await expect.poll(pennies).toBe(2);
  await untilAt(page, '/bank-list', 10_000);

  const confirmed = counted(page, 'confirmBankAccount');
  await losesAnswerTo('confirmBankAccount', page);
  await tapThrice(await consent(page));
  await seeItLost(page);
  await holdEnter(await consent(page));
  await meera.at('/term-condition');
  expect(confirmed()).toBe(2);

  const accepted = counted(page, 'acceptKeyFacts');
  await page.getByRole('checkbox').check();
  await losesAnswerTo('acceptKeyFacts', page);
  await tapThrice(button(page, 'Continue'));
  await seeItLost(page);
  await holdEnter(button(page, 'Continue'));
  await codeField(page).fill(await meera.code('kfs'));
  await losesAnswerTo('acceptKeyFacts', page);
  await tapThrice(button(page, 'Submit'));
  await seeItLost(page);
  await holdEnter(codeField(page));
  await expect.poll(accepted).toBe(4);
  await untilAt(page, '/home', 1_000);
  expect(accepted()).toBe(4);
  expect(await effectsOf(meera)).toEqual({ accounts: ['Verified'], mandates: 1, loans: 1, codes: 1 });
});
