import { expect, test } from 'vitest';
import { approvalView, bankConnectUrl } from '#contract/application.ts';
import { dashboardCall, nextStepCall } from '#contract/login.ts';
import type { SessionPatch } from '#contract/session.ts';
import { openTab } from '#tests/session/open-tab.ts';
import { stage } from '../stage.tsx';

const { data } = approvalView.example.answer;

const openScreen = (isLoanAmountUpgradable = false, absent = {}, facts: SessionPatch = {}) =>
  stage({
    at: '/loan-approval',
    facts: { productId: 2, ...facts },
    script: (api) => api.answers(approvalView, { data: { ...data, isLoanAmountUpgradable, ...absent } }),
  });

const rowsOf = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('dl > div'), ({ children: [label, value] }) => [
    label?.textContent,
    value?.textContent,
  ]);

test('shows every amount of the approval, with fee and GST deducted as one amount', async () => {
  const { container, getByRole, getByText, server } = await openScreen();
  await expect.element(getByText('Your loan is approved')).toBeVisible();
  expect(rowsOf(container)).toEqual([
    ['Loan amount', '₹50,000'],
    ['Processing fee + GST', '−\u00a0₹1,770'],
    ['You get', '₹48,230'],
    ['Repay amount', '₹51,479'],
    ['Repay on', '13 Mar 2026'],
    ['Tenure', '60 days'],
    ['APR, with interest and fees', '40.98%'],
  ]);
  expect(server.sentTo(approvalView)[0]?.body).toEqual({ leadID: 48213 });
  await expect.element(getByRole('button', { name: /^Upgrade/ })).not.toBeInTheDocument();
});

test.each(['gstOfAdminFee', 'processingAmount'])(
  'shows an approval without tenure, date and %s, and no fee, which would be too low',
  async (part) => {
    const { container, getByRole } = await openScreen(false, { tenure: null, repayDate: null, [part]: null });
    await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(rowsOf(container)).toEqual([
      ['Loan amount', '₹50,000'],
      ['You get', '₹48,230'],
      ['Repay amount', '₹51,479'],
    ]);
  },
);

test('the amounts of an emi loan have no APR while its number of EMIs is read again', async () => {
  const { getByText, goTo, server } = await stage({
    at: '/loan-approval',
    facts: { productId: 1 },
    answered: [approvalView],
    script: (api) => api.answers(dashboardCall, { productId: 1, noOfEMIs: 3 }),
  });
  const apr = getByText('APR, with interest and fees');
  await expect.element(apr).toBeVisible();
  server.stalls(dashboardCall);
  await goTo('/loan-approval');
  await expect.poll(() => server.sentTo(dashboardCall)).toHaveLength(2);
  await expect.element(getByText('Tenure')).toBeVisible();
  await expect.element(apr).not.toBeInTheDocument();
  server.resumes(dashboardCall);
  await expect.element(apr).toBeVisible();
});

test.each([
  ['of a disbursed loan are not called approved', { leadStatus: 'Disbursed' }, 0],
  [
    'of a borrower who comes back after a closed loan are called approved',
    { leadStatus: 'Closed', repeatCustomer: true },
    1,
  ],
])('the amounts %s', async (_claim, facts, count) => {
  const { getByRole, getByText } = await openScreen(false, {}, facts);
  await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(getByText('Your loan is approved').elements()).toHaveLength(count);
});

test('the amounts are not called approved if only the dashboard, read for the APR, names the loan as disbursed', async () => {
  const { getByRole, getByText } = await stage({
    at: '/loan-approval',
    facts: { productId: 1, leadStatus: 'Approved' },
    answered: [approvalView],
    script: (api) => api.answers(dashboardCall, { status: 1, lead: { leadID: 48213, status: 'Disbursed' } }),
  });
  await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect.element(getByText('Your loan is approved')).not.toBeInTheDocument();
});

test('the approval does not count for a lead that another tab has opened while it was read', async () => {
  const { getByRole, reports, server, session } = await stage({
    at: '/loan-approval',
    facts: { productId: 2 },
    answered: [approvalView],
    script: (api) => api.stalls(approvalView),
  });
  await expect.poll(() => server.sentTo(approvalView)).toHaveLength(1);
  session.patch({ leadID: 48300 });
  server.resumes(approvalView);
  await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
  expect([session.facts().isApprovalReported, reports]).toEqual([false, []]);
});

test('the approval is reported once, however often it is opened', async () => {
  const { getByRole, goTo, path, reports, server } = await openScreen();
  await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
  await goTo('/dashboard');
  await expect.poll(path).toBe('/dashboard');
  await goTo('/loan-approval');
  await expect.poll(() => server.sentTo(approvalView)).toHaveLength(2);
  await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(openTab().facts()).toMatchObject({ isLoanApproved: true, isApprovalReported: true });
  expect(reports).toEqual([{ goal: 'Approval' }, expect.objectContaining({ event: 'loan_approved' })]);
});

test('if the next step is this screen, Continue reads the amounts again, and the focus moves to the heading', async () => {
  const { getByRole, server } = await openScreen();
  server.leadsTo('/loan-approval');
  await getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => server.sentTo(approvalView)).toHaveLength(2);
  await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect.element(getByRole('heading', { level: 1 })).toHaveFocus();
});

test('an upgrade that failed can be tried again', async () => {
  const { getByRole, server } = await openScreen(true);
  const upgrade = getByRole('button', { name: 'Upgrade My Loan Amount' });
  server.refuses(bankConnectUrl, 418, '');
  await upgrade.click();
  await expect.poll(() => server.sentTo(bankConnectUrl)).toHaveLength(1);
  await upgrade.click();
  await expect.poll(() => server.sentTo(bankConnectUrl)).toHaveLength(2);
});

test('an upgrade is stored, and opens the address of the bank connection; Continue does nothing meanwhile', async () => {
  const { getByRole, server, left, session } = await openScreen(true);
  server.answers(bankConnectUrl);
  server.stalls(bankConnectUrl);
  await getByRole('button', { name: 'Upgrade My Loan Amount' }).click();
  await expect.element(getByRole('button', { name: 'Please wait' })).toBeVisible();
  await getByRole('button', { name: 'Continue' }).click();
  server.resumes(bankConnectUrl);
  await expect.poll(() => left).toEqual(['https://statements.example/connect?entity_id=ent_7f3']);
  expect(server.sentTo(bankConnectUrl)[0]?.body).toEqual({ leadID: 48213, callBackUrl: `${location.origin}/finbox` });
  expect(session.facts().upgradeLoanAmount).toBe(true);
  expect(server.sentTo(nextStepCall)).toEqual([]);
});

test('/loan-reject gives the four reasons, and its Continue goes to /dashboard', async () => {
  const { getByRole, path } = await stage({ at: '/loan-reject' });
  await expect.element(getByRole('heading', { name: "We can't offer you a loan right now" })).toBeVisible();
  expect(
    getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Insufficient credit history',
    'Monthly income not matching criteria',
    'Incorrect documents',
    'Age outside 18 to 58',
  ]);
  await getByRole('button', { name: 'Continue' }).click();
  await expect.poll(path).toBe('/dashboard');
});
