import { expect, test } from 'vitest';
import { customerLoans, signedDocument } from '#contract/loans.ts';
import { dashboardCall } from '#contract/login.ts';
import type { Script } from '../fake-server.ts';
import { stage } from '../stage.tsx';

const disbursed = customerLoans.example.answer.data[0];
const repaying = { status: 1, lead: { leadID: 48213, status: 'Disbursed' }, loanDetails: { repayAmount: 51479 } };
const emiLoan = { ...disbursed, loanType: 'EMI', repayDate: '2026-05-12' };
const loanDetails = { repayAmount: 29_176, repayDate: '2026-03-13' };
const nextEmi = { ...repaying, productId: 1, noOfEMIs: 3, loanDetails };

async function openScreen(status = 'Disbursed', script?: Script) {
  const shown = await stage({
    at: '/re-payment',
    facts: { customerID: '70012' },
    script(server) {
      server.answers(customerLoans, { success: true, data: [{ ...disbursed, status }] });
      server.answers(dashboardCall, repaying);
      script?.(server);
    },
  });
  const rows = () =>
    [...shown.container.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]);
  return { ...shown, rows, sample: shown.getByText('Sample', { exact: true }) };
}

test.for([
  ['Disbursed', {}, 'Due 13 Mar 2026', { tone: 'warning', icon: 'clock' }],
  [
    'Disbursed',
    { loanDetails: { repayAmount: 51479, repayDate: '' } },
    'Due 13 Mar 2026',
    { tone: 'warning', icon: 'clock' },
  ],
  ['Part Payment', { productId: 1, noOfEMIs: 1 }, 'Due 13 Mar 2026', { tone: 'warning', icon: 'clock' }],
  ['Disbursed', { isLoanOverDue: true }, 'Overdue 13 Mar 2026', { tone: 'danger', icon: 'alert' }],
] as const)(
  'shows the figures of a loan in status %s, with %o on the dashboard',
  async ([status, more, date, badge]) => {
    const { getByText, rows, sample, getByRole, container } = await openScreen(status, (api) =>
      api.answers(dashboardCall, { ...repaying, ...more }),
    );
    await expect.element(getByText('₹51,479')).toBeVisible();
    await expect.element(getByText('Total Re-payment Amount')).toBeVisible();
    expect(rows()).toEqual([
      ['Loan Account Number', 'KDM0048213'],
      ['Loan Amount', '₹50,000'],
      ['Loan Tenure', '60 days'],
      ['Due date', date],
    ]);
    expect(container.querySelector<HTMLElement>('dl [data-tone]')?.dataset).toMatchObject(badge);
    expect(sample.elements()).toEqual([]);
    expect(getByText(/^(These are not your figures|This is one EMI)/).elements()).toEqual([]);
    await expect.element(getByRole('heading', { level: 1, name: 'Repayment' })).toHaveFocus();
  },
);

test('shows no figures, not even of the sample, before the loans are read', async () => {
  const { getByText, rows, server } = await openScreen('Disbursed', (api) => api.stalls(customerLoans));
  await expect.element(getByText('Reading your loan')).toBeInTheDocument();
  expect(rows()).toEqual([]);
  server.resumes(customerLoans);
  await expect.element(getByText('₹51,479')).toBeVisible();
  await expect.element(getByText('Reading your loan')).not.toBeInTheDocument();
});

test.for([
  [200, '₹51,479'],
  [418, 'We could not read this amount.'],
] as const)('reads the dashboard once, also if its answer, with %i, comes before the loans', async ([code, shown]) => {
  const { getByText, pass, server } = await openScreen('Disbursed', (api) => {
    api.stalls(customerLoans);
    if (code !== 200) api.refuses(dashboardCall, code, '');
  });
  await pass(100);
  server.resumes(customerLoans);
  await expect.element(getByText(shown)).toBeVisible();
  await pass(100);
  expect(server.sentTo(dashboardCall)).toHaveLength(1);
});

test.for([
  ['a', disbursed, repaying, '₹51,479'],
  ['an EMI', emiLoan, nextEmi, '₹29,176'],
] as const)('nothing moves when the amount of %s loan comes', async ([_which, loan, dashboard, amount]) => {
  const { getByText, getByRole, server } = await openScreen('Disbursed', (api) => {
    api.answers(customerLoans, { success: true, data: [loan] });
    api.answers(dashboardCall, dashboard);
    api.stalls(dashboardCall);
  });
  await expect.element(getByText('Reading the amount…')).toBeVisible();
  const tops = () =>
    [getByText('Loan Summary'), getByRole('tablist')].map((part) => part.element().getBoundingClientRect().top);
  const before = tops();
  server.resumes(dashboardCall);
  await expect.element(getByText(amount)).toBeVisible();
  expect(tops()).toEqual(before);
});

test('shows the date of the next EMI as the due date of an EMI loan', async () => {
  const { getByText, rows } = await openScreen('Disbursed', (api) => {
    api.answers(customerLoans, { success: true, data: [emiLoan] });
    api.answers(dashboardCall, nextEmi);
  });
  await expect.element(getByText('₹29,176')).toBeVisible();
  await expect.element(getByText('Next EMI')).toBeVisible();
  await expect.element(getByText('This is one EMI, not your whole loan.')).toBeVisible();
  expect(rows()).toContainEqual(['Due date', 'Due 13 Mar 2026']);
});

test('never shows the date of the last EMI as the due date', async () => {
  const { getByText, rows } = await openScreen('Disbursed', (api) => {
    api.answers(customerLoans, { success: true, data: [emiLoan] });
    api.refuses(dashboardCall, 418, 'A teapot');
  });
  await expect.element(getByText('We could not read this amount.')).toBeVisible();
  expect(rows().map(([label]) => label)).toEqual(['Loan Account Number', 'Loan Amount', 'Loan Tenure']);
});

test.for([
  [48213, 7],
  [null, null],
])('never shows the total of another loan: lead %s in the list, %s on the dashboard', async ([leadID, other]) => {
  const { getByText, getByRole, container } = await openScreen('Disbursed', (api) => {
    api.answers(customerLoans, { data: [{ ...disbursed, leadID }] });
    api.answers(dashboardCall, { ...repaying, lead: { leadID: other, status: 'Disbursed' } });
  });
  await expect.element(getByText('–', { exact: true })).toBeVisible();
  expect(container.textContent).not.toContain('₹51,479');
  await expect.element(getByText('We could not read this amount.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('shows that of two loans which the dashboard is about, with its amount', async () => {
  const { getByText, rows } = await openScreen('Disbursed', (api) =>
    api.answers(customerLoans, { data: [{ ...disbursed, leadID: 7, loanNo: 'KDM0000007' }, disbursed] }),
  );
  await expect.element(getByText('₹51,479')).toBeVisible();
  expect(rows()[0]).toEqual(['Loan Account Number', 'KDM0048213']);
});

test('shows no tenure and no document of a loan without a tenure and a lead', async () => {
  const { getByRole, getByText, rows } = await openScreen('Disbursed', (api) =>
    api.answers(customerLoans, { data: [{ ...disbursed, leadID: null, tenure: null }] }),
  );
  await getByRole('tab', { name: 'Documents' }).click();
  await expect.element(getByText('Your documents will show here.')).toBeVisible();
  expect(rows().map(([label]) => label)).toEqual(['Loan Account Number', 'Loan Amount', 'Due date']);
});

test('shows the sample, marked as such, where there is no loan to repay', async () => {
  const { getByText, getByRole, pass, path, rows, sample } = await openScreen('Closed');
  await expect.element(sample).toBeVisible();
  // The dashboard, which is read too, is no answer about the sample.
  await pass(0);
  await expect.element(getByText('₹13,440')).toBeVisible();
  // The text must hold even if money is owed, because the list may be empty then too.
  await expect.element(getByText(/^These are not your figures/)).toBeVisible();
  expect(rows()).toEqual([
    ['Loan Account Number', 'KDM0000000'],
    ['Loan Amount', '₹12,000'],
    ['EMI Amount', '₹1,120'],
    ['Loan Tenure', '12 months'],
    ['Due date', 'Due 7 Apr 2026'],
    ['Last payment date', '7 Mar 2026'],
  ]);
  expect(getByText(/could not read/).elements()).toEqual([]);
  await getByRole('link', { name: 'See repayment plans' }).click();
  await expect.poll(path).toBe('/select-loan');
});

test('has three tabs, the EMI calendar first, and the sanction letter of a real loan under Documents', async () => {
  const { getByRole, getByText, opened, server } = await openScreen();
  server.answers(signedDocument);
  await expect.element(getByRole('tab', { name: 'EMI Calendar' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(getByText('Your EMI dates will show here.')).toBeVisible();
  await getByRole('tab', { name: 'Transactions' }).click();
  await expect.element(getByText('Your payments will show here.')).toBeVisible();
  await getByRole('tab', { name: 'Documents' }).click();
  await getByRole('button', { name: 'View Sanction Letter' }).click();
  await expect.poll(() => opened).toEqual(['https://documents.example/sanction?signature=9c1']);
});
