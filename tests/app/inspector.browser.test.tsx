import { RouterProvider } from '@tanstack/react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '#app/inspector/inspector.tsx';
import { parseSettings } from '#app/settings.ts';
import { saveAnswer } from '#contract/application.ts';
import { bankByIfsc, saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import type { Route } from '#contract/routes.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { stepByRoute } from '#schemas/index.ts';
import { StepScreen } from '#steps/step-screen.tsx';
import { choiceStep } from '#tests/choice-step.ts';
import { createAppStage } from '#tests/screens/app-stage.tsx';
import { createFakeServer, type FakeServer } from '#tests/screens/fake-server.ts';
import { faults } from '#tests/screens/faults.ts';

/** The app on one step with the inspector beside it; only the server is a fake. */
async function inspectAt(path: Route, server = createFakeServer()) {
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    const request = new Request(...args);
    return new URL(request.url).pathname.startsWith('/api/') ? server.fetch(request) : Response.json({});
  });
  localStorage.setItem('token', 'a-token');
  const step = stepByRoute(path) ?? expect.unreachable(`${path} is no step.`);
  const { router, services } = createAppStage({
    settings: parseSettings({}),
    at: path,
    draw: () => ({ component: () => <StepScreen step={step} /> }),
  });
  services.session.patch({ loggedIn: true, leadID: 7, mobile: '9876543210' });
  const remove = inspect(services);
  onTestFinished(remove);
  await render(<RouterProvider router={router} />);
}

const inspector = page.getByRole('complementary', { name: 'Inspector' });
const shown = () => inspector.element().textContent;
const pressShortcut = () => userEvent.keyboard('{Alt>}{Shift>}[KeyI]{/Shift}{/Alt}');

const refuse = (server: FakeServer) => server.refuses(saveAnswer, 428, 'Please complete the previous step first.');

async function saveChoice(script = refuse) {
  const server = createFakeServer();
  script(server);
  await inspectAt(choiceStep.route, server);
  await page.getByRole('radio').first().click({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
}

test('shows the table, the row that matched, and the outcome with its message', async () => {
  await saveChoice();
  await pressShortcut();
  await expect.poll(shown).toContain('Answer saved §4 Choice screens');
  expect(shown()).toContain('› 400, 404, 428 → popup · message Please complete the previous step first.');
});

test('gives the command that reproduces the screen with the failed call', async () => {
  const { href } = location;
  history.replaceState({}, '', choiceStep.route);
  onTestFinished(() => history.replaceState({}, '', href));
  await saveChoice();
  const command = `npm run journey -- --to ${choiceStep.route} --mobile 9876543210 --fault saveAnswer:428`;
  await expect.poll(shown).toContain(command);
});

test('never shows an account number, a code or a token', async () => {
  const server = createFakeServer();
  server.answers(savedBankDetails, { data: null });
  server.answers(bankByIfsc);
  const unmasked = 'The account 5521098441 of /banks?token=t-1&code=481 is not known, nor is Aadhaar 2900 0000 0018.';
  server.refuses(saveBankDetails, 400, unmasked);
  await inspectAt('/bank-details', server);
  const { fields, confirm } = bankDetails;
  const box = ({ label }: { readonly label: string }) => page.getByRole('textbox', { name: label, exact: true });
  await box(fields.accountHolderName).fill('Meera Joshi');
  await box(fields.accountNo).fill('5521098441');
  await box(fields.confirmedAccountNo).fill('5521098441');
  await box(fields.ifsc).fill('BHNB0001234');
  await expect.element(box(fields.bankName)).not.toHaveValue('');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: String(confirm?.yes) }).click();
  await expect.poll(shown).toContain('hidden of /banks?token=hidden&code=hidden is not known, nor is Aadhaar hidden.');
  for (const secret of ['5521098441', '2900 0000 0018', 'a-token']) expect(shown()).not.toContain(secret);
});

test('links to the page of the sandbox, and axe finds no faults', async () => {
  await inspectAt(choiceStep.route);
  await pressShortcut();
  await expect.element(inspector.getByText('No decision yet.')).toBeVisible();
  expect(inspector.getByRole('link').element().getAttribute('href')).toBe('/sandbox');
  expect(await faults()).toEqual([]);
});
