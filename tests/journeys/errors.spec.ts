import { expect, test } from './fixtures.ts';

// Section 8: what a failure shows, once for each way in which it reaches the screen, caused by the sandbox's faults and
// personas. Every row of every table is tested as data, next to its decision.

const refuses = (status: number, message = 'Refused by the sandbox.') => ({ kind: 'refuse', status, message }) as const;

const failingSaves = [
  { row: '412: sentence case', fault: refuses(412, 'NOT NOW, Meera'), popup: 'Not now, meera' },
  { row: '400: the message', fault: refuses(400), popup: 'Refused by the sandbox.' },
  {
    row: '500: Internal Server Error',
    fault: refuses(500),
    popup: /Internal Server Error.*Something went wrong on the server\./s,
    stays: 'Something went wrong on the server.',
  },
  {
    row: 'other codes: only logged',
    fault: refuses(409, 'Never shown.'),
    stays: 'That did not work. Your answers are kept. Please try again.',
  },
  { row: 'no answer we can read', fault: { kind: 'nonsense' }, stays: /^The server sent an answer we could/ },
  { row: 'no response: for 2 seconds', stays: /^We could not reach the server\./ },
] as const;

test('§8 every failure of a save shows its message, and keeps the answer for the next try', async ({
  context,
  openRoute,
  page,
}) => {
  const meera = await openRoute('/gender');
  const answer = page.locator('[value="Female"]');
  const popup = page.getByRole('alertdialog');
  await answer.check({ force: true });
  for (const { row, ...failure } of failingSaves) {
    await test.step(row, async () => {
      if ('fault' in failure) await meera.fails('saveAnswer', failure.fault);
      else await context.setOffline(true);
      await meera.next();
      if ('popup' in failure) {
        await expect(popup).toContainText(failure.popup);
        await popup.getByRole('button').last().click();
      }
      const stays = 'stays' in failure ? failure.stays : failure.popup;
      await expect(page.getByText(stays).filter({ visible: true }).first()).toBeVisible();
      await expect(popup).toBeHidden();
      await expect(page.getByText('Never shown.')).toBeHidden();
      await meera.at('/gender');
      await expect(answer).toBeChecked();
    });
  }
  await context.setOffline(false);
  await meera.next();
  await meera.at('/marital-status');
});

test('§8 403: /logout, and nothing is kept', async ({ openRoute, page }) => {
  const meera = await openRoute('/gender');
  await meera.fails('saveAnswer', refuses(403));
  await page.locator('[value="Female"]').check({ force: true });
  await meera.next();
  await meera.at('/logout');
  await expect(page.getByText('Refused by the sandbox.')).toBeHidden();
  await meera.at('/');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('§8 Aadhaar of another account: the mobile, masked, and where to write about it', async ({ openRoute, page }) => {
  const farhan = await openRoute('/enter-aadhar', { persona: 'aadhaar-taken' });
  await farhan.act();
  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText('This Aadhaar number is associated with another existing account');
  await expect(popup).toContainText(/\d{2}XXXXXX\d{2}/);
  await expect(popup.getByRole('link', { name: 'help@kadam.example' })).toBeVisible();
  await popup.getByRole('button').last().click();
  await farhan.at('/enter-aadhar');
});

test("§8 selfie: 'Attempt 1 of 2', 'Attempt 2 of 2', and on to the dashboard", async ({ openRoute, page }) => {
  const harish = await openRoute('/selfie-verification', { persona: 'selfie-fails-twice' });
  await harish.act();
  await expect(page.getByRole('alertdialog', { name: 'Attempt 1 of 2' })).toContainText(
    'Verification failed. Please try again.',
  );
  await harish.next('Try again');
  // The camera is still open.
  await harish.next('Take selfie');
  await page.getByRole('checkbox').check();
  await harish.next('Submit');
  await expect(page.getByRole('alertdialog', { name: 'Attempt 2 of 2' })).toBeVisible();
  await harish.at('/dashboard');
});
