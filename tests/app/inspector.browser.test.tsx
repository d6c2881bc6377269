import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saveAnswer } from '#contract/application.ts';
import { bankByIfsc, saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import { createFakeServer } from '../screens/fake-server.ts';
import { faults } from '../screens/faults.ts';
import { panel, shortcut, stageInspector } from './stage-inspector.tsx';

const shown = () => panel.element().textContent;

async function chooseEducation() {
  await page.getByRole('radio', { name: 'Education' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
}

test('shows the row that fired after a save, its table, and the outcome with its reason', async () => {
  const server = createFakeServer();
  server.refuses(saveAnswer, 428, 'Please complete the previous step first.');
  await stageInspector('/loan-purpose', { server });
  await chooseEducation();
  await shortcut();
  await expect.poll(shown).toContain('Answer saved §4 Choice screens');
  expect(shown()).toContain('› 400, 404, 428 → popup · message Please complete the previous step first.');
});

test('can be used while a dialog of the app is open, and does not close it', async () => {
  const server = createFakeServer();
  server.refuses(saveAnswer, 428, 'Please complete the previous step first.');
  await stageInspector('/loan-purpose', { server, sandbox: sandbox().answer });
  await chooseEducation();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  await shortcut();
  const choice = panel.getByRole('combobox', { name: 'Persona' });
  await choice.selectOptions('loan-overdue');
  await userEvent.keyboard('{Escape}');
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('never shows, nor keeps, an account number, a code or a token', async () => {
  const server = createFakeServer();
  server.answers(savedBankDetails, { data: null });
  server.answers(bankByIfsc);
  server.refuses(saveBankDetails, 400, 'The account 5521098441 is not known, nor is Aadhaar 2900 0000 0018.');
  await stageInspector('/bank-details', { server });
  await page.getByLabelText("Account holder's name").fill('Meera Joshi');
  await page.getByRole('textbox', { name: 'Account number', exact: true }).fill('5521098441');
  await page.getByLabelText('Re-enter account number').fill('5521098441');
  await page.getByLabelText('IFSC code').fill('BHNB0001234');
  await expect.element(page.getByLabelText('Bank name')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'YES' }).click();
  await shortcut();
  await expect.poll(shown).toContain('The account hidden is not known, nor is Aadhaar hidden.');
  for (const secret of ['5521098441', '2900 0000 0018', 'a-token']) {
    expect(shown()).not.toContain(secret);
    expect(JSON.stringify(sessionStorage)).not.toContain(secret);
  }
});

test('opens with Alt+Shift+I and gives the focus back, and axe finds nothing wrong with it', async () => {
  await stageInspector('/loan-purpose', { server: createFakeServer(), sandbox: sandbox().answer });
  const education = page.getByRole('radio', { name: 'Education' });
  education.element().focus();
  await shortcut();
  await expect.element(panel.getByRole('heading', { name: 'Inspector' })).toHaveFocus();
  await expect.element(panel.getByRole('combobox', { name: 'Persona' })).toBeVisible();
  expect(await faults()).toEqual([]);
  await shortcut();
  await expect.element(education).toHaveFocus();
  expect(await faults()).toEqual([]);
});

test('when closed it covers nothing that can be pressed', async () => {
  await stageInspector('/loan-purpose', { server: createFakeServer() });
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
  const handle = panel.getByRole('button', { name: 'Inspector' }).element().getBoundingClientRect();
  for (const control of document.querySelectorAll('main button, main a, main input')) {
    const { right, top, bottom } = control.getBoundingClientRect();
    const covered = right > handle.left + 4 && bottom > handle.top && top < handle.bottom;
    expect(covered, control.outerHTML).toBe(false);
  }
});

test('says plainly that there is no sandbox, and keeps the decisions', async () => {
  await stageInspector('/loan-purpose', { server: createFakeServer() });
  await shortcut();
  await expect.element(panel.getByText(/No sandbox answers here/)).toBeVisible();
  await expect.element(panel.getByText('Nothing was decided yet.')).toBeVisible();
});

/** The sandbox's own answers, and a log of what was posted to it. */
function sandbox() {
  const posted: unknown[] = [];
  const answer = async (path: string, body: unknown) => {
    if (path === '/sandbox/state') {
      return Response.json({
        personas: [
          { id: 'new', shows: 'A new borrower', at: '/enter-name', reaches: ['/enter-name', '/gender'] },
          { id: 'loan-overdue', shows: 'A loan is overdue', at: '/home', reaches: ['/home'] },
        ],
        calls: ['nextStepCall', 'saveAnswer'],
        faultKinds: ['refuse', 'lose answer'],
      });
    }
    posted.push([path, body]);
    const { persona } = Object(body);
    if (persona === 'loan-overdue') return Response.json({ statusCode: 400, message: 'Unknown step' }, { status: 400 });
    return Response.json({ statusCode: 200, url: '/login?token=t&leadID=1' });
  };
  return { posted, answer };
}

test('opens a persona at a step it reaches, by the link of the sandbox, and shows why it cannot', async () => {
  const { posted, answer } = sandbox();
  const { left } = await stageInspector('/loan-purpose', { server: createFakeServer(), sandbox: answer });
  await shortcut();
  await panel.getByRole('combobox', { name: 'At' }).selectOptions('/gender');
  await panel.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => left).toEqual(['/login?token=t&leadID=1']);
  expect(posted).toEqual([['/sandbox/open', { persona: 'new', at: '/gender' }]]);
  await panel.getByRole('combobox', { name: 'Persona' }).selectOptions('loan-overdue');
  await panel.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(panel.getByText('Unknown step')).toBeVisible();
});

test('makes the next call of this borrower fail', async () => {
  const { posted, answer } = sandbox();
  const { session } = await stageInspector('/loan-purpose', { server: createFakeServer(), sandbox: answer });
  session.patch({ mobile: '9876543210' });
  await shortcut();
  await panel.getByRole('combobox', { name: 'Call' }).selectOptions('saveAnswer');
  await panel.getByRole('combobox', { name: 'Fault' }).selectOptions('lose answer');
  await panel.getByRole('button', { name: 'Fail the next call' }).click();
  await expect.element(panel.getByText('The next saveAnswer fails: lose answer.')).toBeVisible();
  expect(posted).toEqual([['/sandbox/faults', { call: 'saveAnswer', kind: 'lose answer', mobile: '9876543210' }]]);
});
