import { expect, test } from 'vitest';
import { createJourneyEntries } from '#app/journey-entries.ts';
import { checkRepeatCase, onePage } from '#contract/application.ts';
import type { Answers } from '#engine/rule.ts';
import type { JourneyValue } from '#screen/journey-context.ts';
import { stage } from '../stage.tsx';

const { data } = onePage.example.answer;

async function openScreen(known: object | null = data, answers: Answers = {}, journey = createJourneyEntries('')) {
  const screen = await stage({
    at: '/confirm-details',
    journey,
    facts: { repeatCustomer: true, answers },
    script: (api) => api.answers(onePage, { data: known }),
  });
  await expect.element(screen.getByRole('link', { name: /^Loan purpose/ })).toBeVisible();
  return { ...screen, continueButton: () => screen.getByRole('button', { name: 'Continue' }).click() };
}

test('shows the twelve answers, each with a link to its step, which opens with it and comes back here', async () => {
  const { container, getByRole, path, routeState, server, session } = await openScreen();
  const links = Array.from(container.querySelectorAll('li a'), (link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Loan purpose Salary Delay', '/loan-purpose'],
    ['Marital status Single', '/marital-status'],
    ['Education Bachelors', '/highest-education'],
    ['Employment Salaried', '/employment-details'],
    ['Payment mode Bank Transfer', '/payment-mode'],
    ['Company Vanya Textiles', '/company-name'],
    ['Industry E-commerce', '/industry'],
    ['Designation Executive', '/your-designation'],
    ['Monthly income ₹42,500', '/monthly-income'],
    ['Salary date 7', '/salary-date'],
    ['Residence Rented', '/your-residence'],
    ['Address 12, Lake View Road, Nagpur 440010', '/enter-address'],
  ]);
  expect(server.sentTo(onePage)[0]?.path).toBe('/api/customers/one-page/48213');
  await getByRole('link', { name: /^Company/ }).click();
  await expect.poll(path).toBe('/company-name');
  expect(session.facts().answers.companyName).toBe('Vanya Textiles');
  expect(routeState().back).toBe('/confirm-details');
});

test('opens the address, whose row is one text of several answers, without storing that text as one of them', async () => {
  const { getByRole, path, session } = await openScreen();
  await getByRole('link', { name: /^Address/ }).click();
  await expect.poll(path).toBe('/enter-address');
  expect(session.facts().answers).toEqual({});
});

test('a drafted answer that does not count any more, such as one of a skipped step, neither shows nor is sent', async () => {
  const journey: JourneyValue = {
    ...createJourneyEntries(''),
    countedFacts: (facts) => ({ ...facts, answers: {} }),
  };
  const { continueButton, getByText, server } = await openScreen(data, { companyName: 'Kaveri Mills' }, journey);
  await expect.element(getByText('Vanya Textiles')).toBeVisible();
  server.answers(checkRepeatCase);
  await continueButton();
  await expect.poll(() => server.sentTo(checkRepeatCase)[0]?.body).toMatchObject({ companyName: 'Vanya Textiles' });
});

test('answers of the draft override those of the server; Continue sends them, numbers as numbers', async () => {
  const { continueButton, getByText, server, path, session, reports } = await openScreen(data, {
    loanPurpose: 'Education',
    paymentMode: 'Cash',
    monthlyIncome: '51000',
    salaryDate: '31',
    loanAmount: '75000',
  });
  await expect.element(getByText('₹51,000')).toBeVisible();
  server.answers(checkRepeatCase);
  await continueButton();
  await expect.poll(path).toBe('/loan-approval');
  expect(server.sentTo(checkRepeatCase).map((sent) => [sent.path, sent.body])).toEqual([
    [
      '/api/customers/check-repeat-case/48213',
      {
        loanRequeried: 75000,
        loanPurpose: 'Education',
        marrital: 'Single',
        education: 'Bachelors',
        employeeType: 'Salaried',
        modeOfPayment: 'Cash',
        companyName: 'Vanya Textiles',
        industry: 'E-commerce',
        designation: 'Executive',
        monthlyIncome: 51000,
        salary_date: 31,
        residenceType: 'Rented',
        callBackUrl: `${location.origin}/finbox`,
        plateform: 'web',
      },
    ],
  ]);
  expect(session.facts().leadID).toBe(48214);
  expect(localStorage.getItem('loanAmount')).toBeNull();
  expect(reports).toEqual([{ event: 'one_page_continue_clk' }]);
});

test('where the server has no details, every answer can be added', async () => {
  const { getByRole } = await openScreen(null);
  await expect.element(getByRole('link', { name: 'Loan purpose Add' })).toBeVisible();
  expect(getByRole('link', { name: / Add$/ }).elements()).toHaveLength(12);
});

test('missing answers are listed, the first of their rows gets the focus, and nothing is sent', async () => {
  const { continueButton, getByRole, server } = await openScreen({ ...data, companyName: null, salaryDate: null });
  await continueButton();
  await expect.element(getByRole('alert')).toHaveTextContent('Please add: Company, Salary date.');
  await expect.element(getByRole('link', { name: 'Company Add' })).toHaveFocus();
  expect(server.sentTo(checkRepeatCase)).toEqual([]);
});
