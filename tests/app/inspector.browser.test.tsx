import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saveAnswer } from '#contract/application.ts';
import { bankByIfsc, saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import { loginByMobile, nextStepCall, verifyOtp } from '#contract/login.ts';
import { controlPage } from '#sandbox/control/control-page.ts';
import { faults } from '../screens/faults.ts';
import { createLender } from '../screens/lender.ts';
import { panel, shortcut, stageInspector, unfold } from './stage-inspector.tsx';

const shown = () => panel.element().textContent;

async function chooseEducation() {
  await page.getByRole('radio', { name: 'Education' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
}

test('shows the row that fired after a save, what it led to, and what was sent and answered', async () => {
  const lender = createLender();
  lender.refuses(saveAnswer, 428, 'Please complete the previous step first.');
  await stageInspector('/loan-purpose', { lender });
  await chooseEducation();
  await shortcut();
  await expect
    .element(panel.getByText('Answer saved › 400, 404, 428 → popup Please complete the previous step first.').first())
    .toBeVisible();
  await expect.poll(shown).toMatch(/section '§4 Choice screens'/);
  expect(shown()).toMatch(/PUT customers\/incompleteDetailsUpdate · refused 428 · \d+ ms/);
  expect(shown()).toMatch(/purposeloan 'Education'/);
  expect(shown()).toMatch(/schemas\/loan-purpose\.ts/);
});

test('can be used while a dialog of the app stands, and does not close it', async () => {
  const lender = createLender();
  lender.refuses(saveAnswer, 428, 'Please complete the previous step first.');
  await stageInspector('/loan-purpose', { lender });
  await chooseEducation();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  await shortcut();
  await unfold('Go to');
  await panel.getByRole('searchbox', { name: 'Screen' }).fill('salary');
  await expect.element(panel.getByRole('searchbox', { name: 'Screen' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel.getByRole('searchbox', { name: 'Screen' })).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('never shows, nor keeps, an account number, a code or a token', async () => {
  const lender = createLender();
  lender.answers(savedBankDetails, { data: null });
  lender.answers(bankByIfsc);
  lender.refuses(saveBankDetails, 400, 'The account 5521098441 is not known, nor is Aadhaar 2900 0000 0018.');
  await stageInspector('/bank-details', { lender });
  await page.getByLabelText("Account holder's name").fill('Meera Joshi');
  await page.getByRole('textbox', { name: 'Account number', exact: true }).fill('5521098441');
  await page.getByLabelText('Re-enter account number').fill('5521098441');
  await page.getByLabelText('IFSC code').fill('BHNB0001234');
  await expect.element(page.getByLabelText('Bank name')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'YES' }).click();
  await shortcut();
  await expect.poll(shown).toMatch(/refused 400/);
  expect(shown()).toMatch(/accountNo 'hidden'/);
  for (const secret of ['5521098441', '2900 0000 0018', 'a-token']) {
    expect(shown()).not.toContain(secret);
    expect(JSON.stringify(sessionStorage)).not.toContain(secret);
  }
});

test('opens with Alt+Shift+I and gives the focus back, and axe finds nothing wrong with it', async () => {
  await stageInspector('/loan-purpose', { lender: createLender() });
  const education = page.getByRole('radio', { name: 'Education' });
  education.element().focus();
  await shortcut();
  await expect.element(panel.getByRole('heading', { name: 'Inspector' })).toHaveFocus();
  for (const part of ['Draft', 'Session', 'History', 'Go to', 'Sandbox']) await unfold(part);
  expect(await faults()).toEqual([]);
  await shortcut();
  await expect.element(education).toHaveFocus();
  expect(await faults()).toEqual([]);
});

test('when closed it covers nothing that can be pressed', async () => {
  await stageInspector('/loan-purpose', { lender: createLender() });
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
  const handle = panel.getByRole('button', { name: 'Inspector' }).element().getBoundingClientRect();
  for (const control of document.querySelectorAll('main button, main a, main input')) {
    const { right, top, bottom } = control.getBoundingClientRect();
    const covered = right > handle.left + 4 && bottom > handle.top && top < handle.bottom;
    expect(covered, control.outerHTML).toBe(false);
  }
});

test('goes to any screen, found by typing', async () => {
  const { path } = await stageInspector('/loan-purpose', { lender: createLender() });
  await shortcut();
  await unfold('Go to');
  await expect.element(panel.getByText('44 of 44 screens')).toBeVisible();
  await panel.getByRole('searchbox', { name: 'Screen' }).fill('Salary');
  await panel.getByRole('button', { name: /^\/salary-date/ }).click();
  await expect.poll(path).toBe('/salary-date');
  await expect.poll(shown).toMatch(/schemas\/salary-date\.ts/);
});

test('keeps the last thirty things that happened, also over a visit to another page', async () => {
  const { go, reload } = await stageInspector('/loan-purpose', { lender: createLender() });
  await shortcut();
  for (let turn = 0; turn < 16; turn += 1) {
    await go('/gender');
    await go('/industry');
  }
  reload();
  await unfold('History');
  await expect.poll(() => shown()?.match(/\d\d:\d\d:\d\d \/(gender|industry)/g)).toHaveLength(30);
});

test('says plainly that there is no sandbox, and keeps the rest', async () => {
  await stageInspector('/loan-purpose', { lender: createLender() });
  await shortcut();
  await unfold('Sandbox');
  await expect.element(panel.getByText(/There is no sandbox behind this server/)).toBeVisible();
  expect(shown()).toMatch(/Step «What is the loan for\?»/);
});

/** The sandbox's own page, and a log of what it was told. */
function sandbox() {
  const told: unknown[] = [];
  const answer = async (path: string, body: unknown) => {
    if (path === '/sandbox') {
      const html = await controlPage({ codes: [], faults: [], offsetMs: 0, now: 0 });
      return new Response(`<!doctype html>${html}`, { headers: { 'content-type': 'text/html' } });
    }
    if (path.startsWith('/sandbox/codes')) return Response.json({ codes: [{ purpose: 'login', code: '5739' }] });
    told.push([path, body]);
    return Response.json({ statusCode: 200 });
  };
  return { told, answer };
}

test('becomes another borrower: the session ends, the code is fetched, and a fresh page opens where they stand', async () => {
  const lender = createLender();
  lender.answers(loginByMobile);
  lender.answers(verifyOtp);
  lender.answers(nextStepCall);
  const { answer } = sandbox();
  const { left, session } = await stageInspector('/loan-purpose', { lender, sandbox: answer });
  session.keepAnswers({ loanPurpose: 'Education' });
  await shortcut();
  await unfold('Sandbox');
  await panel.getByRole('combobox', { name: 'Log in as' }).selectOptions('9000000032');
  await panel.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => left).toEqual(['/enter-name']);
  expect(lender.sentTo(verifyOtp)[0]?.body).toEqual({ mobile: '9000000032', otp: '5739' });
  expect(session.facts()).toMatchObject({ loggedIn: true, leadID: 48213, answers: {} });
  expect(shown()).not.toContain('5739');
});

test('tells the sandbox of a fault, of another time, and says what came of it', async () => {
  const { told, answer } = sandbox();
  await stageInspector('/loan-purpose', { lender: createLender(), sandbox: answer });
  await shortcut();
  await unfold('Sandbox');
  await panel.getByRole('combobox', { name: 'Call' }).selectOptions('saveAnswer');
  await panel.getByRole('combobox', { name: 'What goes wrong' }).selectOptions('lose answer');
  await panel.getByRole('button', { name: 'Add the fault' }).click();
  await expect.element(panel.getByText('saveAnswer is going to go wrong: lose answer.')).toBeVisible();
  await panel.getByRole('button', { name: '1 day on' }).click();
  await expect.element(panel.getByText('The clock was moved: 1 day on.')).toBeVisible();
  expect(told).toMatchObject([
    ['/sandbox/faults', { call: 'saveAnswer', kind: 'lose answer', once: true }],
    ['/sandbox/clock', { days: 1 }],
  ]);
});
