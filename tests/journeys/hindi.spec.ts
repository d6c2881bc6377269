import { optionsOf } from '#engine/fields.ts';
import { labelOf } from '#engine/wording.ts';
import { stepByRoute } from '#schemas/index.ts';
import { answersOf, fillStep, pageDriver } from '../../scripts/journey/fill.ts';
import { choiceStep } from '../choice-step.ts';
import { routeAfter } from '../route-after.ts';
import { holdRequests } from './first-screen.ts';
import { expect, test } from './fixtures.ts';

test('a borrower chooses Hindi, reads questions, errors and refusals in it, and finds it again after a logout', async ({
  borrower,
  page,
}) => {
  const asha = borrower();
  await page.goto('/');
  await page.getByLabel('Mobile number').fill('98');
  await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true });
  await expect(page.getByRole('status').filter({ hasText: 'Kadam अब हिन्दी में है।' })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByLabel('मोबाइल नंबर')).toHaveValue('98');
  await page.reload();
  await expect(page.getByLabel('मोबाइल नंबर')).toHaveValue('98');
  await page.getByLabel('मोबाइल नंबर').clear();
  await asha.next('ओटीपी पाएँ');
  await expect(page.getByText('मोबाइल नंबर ज़रूरी है')).toBeVisible();
  await page.getByLabel('मोबाइल नंबर').fill(asha.mobile);
  await asha.next('ओटीपी पाएँ');
  await asha.at('/enter-otp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 अंकों का ओटीपी डालें');
  await page.locator('input[autocomplete="one-time-code"]').fill(await asha.code());
  await asha.next('जाँचें');

  await asha.at('/enter-name');
  await asha.next('आगे बढ़ें');
  const enterName = stepByRoute('/enter-name');
  const [required = ''] = Object.values(enterName.fields).flatMap(({ rules }) => rules.map(({ message }) => message));
  await expect(page.getByText(enterName.hindi?.[required] ?? required)).toBeVisible();
  await fillStep(pageDriver(page), enterName, answersOf(enterName, asha.mobile));
  await asha.refuses('saveNameAndEmail', 500, 'Broken');
  await asha.next('आगे बढ़ें');
  await expect(page.getByRole('alertdialog', { name: 'सर्वर में गड़बड़ी' })).toContainText('सर्वर पर कुछ गड़बड़ हो गई।');
  await asha.next('ठीक है');
  await asha.refuses('saveNameAndEmail', 400, 'This e-mail is not yours.');
  await asha.next('आगे बढ़ें');
  const refusal = page.getByRole('alertdialog', { name: 'This e-mail is not yours.' });
  await expect(refusal.getByRole('heading')).toHaveAttribute('lang', 'en');
  await asha.next('ठीक है');
  await asha.next('आगे बढ़ें');
  await asha.at(routeAfter('/enter-name'));

  await page.goto(choiceStep.route);
  const saved = page.waitForRequest('**/customers/incompleteDetailsUpdate');
  const [option = { value: '' }] = Object.values(choiceStep.fields).flatMap(optionsOf);
  const label = choiceStep.hindi?.[labelOf(option)];
  await page.getByRole('radio', { name: String(label) }).check({ force: true });
  await asha.next('आगे बढ़ें');
  expect(Object.values((await saved).postDataJSON())).toContain(option.value);

  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आप लॉग आउट हो गए हैं');
  await asha.at('/');
  await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
});

test('a reload that cannot fetch Hindi shows the note on the screen too', async ({ openRoute, context, page }) => {
  await openRoute(choiceStep.route);
  await context.addCookies([{ name: 'kadam.language', value: 'hi', url: page.url() }]);
  await page.route('**/static/js/hi-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('main').getByText(/Hindi could not be loaded/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(choiceStep.title);
});

test('a screen opened by its address waits for its Hindi, instead of English first', async ({
  openRoute,
  context,
  page,
}) => {
  await openRoute(choiceStep.route);
  await context.addCookies([{ name: 'kadam.language', value: 'hi', url: page.url() }]);
  const arrive = await holdRequests(page, '**/static/js/hi-*.js');
  const read = page.waitForResponse('**/customer-loans');
  await page.goto('/my-loan');
  await read;
  // It would be drawn by now.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByText('Kadam खुल रहा है')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मेरे लोन');
});
