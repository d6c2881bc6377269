import { expect, test } from './fixtures.ts';

test('the token of a link leaves the address before the first call, is in no referrer, and does not return when the call fails', async ({
  borrower,
  context,
  page,
}) => {
  const meera = borrower();
  await meera.logIn();
  await meera.at('/enter-name');
  const [token = '', leadID = ''] = await page.evaluate(() =>
    ['token', 'leadID'].map((key) => localStorage.getItem(key) ?? ''),
  );
  await page.evaluate(() => localStorage.clear());
  await meera.refuses('nextStepCall', 500, 'Down');

  const requests: { url: string; referrer: Promise<string>; from: string }[] = [];
  const phone = await context.newPage();
  phone.on('request', (request) => {
    const referrer = request.headerValue('referer').then(
      (value) => value ?? '',
      () => '',
    );
    requests.push({ url: request.url(), referrer, from: phone.url() });
  });
  // From the address of the first screen too, which otherwise opens without the router.
  await phone.goto(`/?token=${token}`);
  await expect(phone).toHaveURL(({ search }) => search === '');
  // In another spelling of the address too.
  await phone.goto(`/Login/?token=${token}&leadID=${leadID}`);
  await expect(phone.getByRole('alertdialog')).toBeVisible();
  expect(new URL(phone.url()).search).toBe('');
  const referrers = await Promise.all(requests.map(({ referrer }) => referrer));
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
  const calls = requests.filter(({ url }) => /\/(api|sync)\//.test(url));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ from }) => from.includes(token))).toEqual([]);

  await phone.getByRole('button', { name: 'OK' }).click();
  await phone.getByRole('button', { name: 'Try again' }).click();
  await expect(phone).toHaveURL(/\/enter-name$/);
  await phone.goBack();
  expect(phone.url()).not.toContain(token);
});
