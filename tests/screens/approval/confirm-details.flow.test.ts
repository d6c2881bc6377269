import { expect, test } from 'vitest';
import { checkRepeatCase, onePage } from '#contract/application.ts';
import { steps } from '#schemas/index.ts';
import { detailsOf } from '#screens/approval/confirm-details/details.ts';
import { continueWith, repeatCaseChecked } from '#screens/approval/confirm-details/flow.ts';
import { answered, answeredAt, factsWith, goes, proves, sharedClaims, shows } from '#tests/engine/claims.ts';
import { madeCall } from '../follow.ts';

const { answers: kept } = factsWith({ answers: { loanPurpose: 'Education' } });
const drafted = { answers: { loanPurpose: 'Education', loanAmount: '50000' } };
const forgets = { patch: { answers: kept, leadID: 48214 } };
const opens = (pageName: string) => answered({ data: { leadID: 48214, pageName } });

proves(repeatCaseChecked, [
  { on: opens('rejected'), facts: drafted, outcome: goes('/loan-reject', forgets) },
  {
    on: answered({
      data: { leadID: 48214, pageName: 'finbox', metaData: { finbox: { redirect_url: 'https://bank.example' } } },
    }),
    facts: drafted,
    outcome: goes('/finbox', { search: { url: 'https://bank.example' }, ...forgets }),
  },
  { on: opens('finbox'), facts: drafted, outcome: goes('/finbox', forgets) },
  { on: opens('approval'), facts: drafted, outcome: goes('/loan-approval', forgets) },
  {
    on: answeredAt(5, { data: { leadID: 48214, pageName: 'approval' } }),
    facts: { ...drafted, leadID: 48213, leadOrder: 6 },
    outcome: goes('/loan-approval', { patch: { answers: kept } }),
  },
  ...[{}, null].map((data) => ({
    on: answered({ data }),
    outcome: goes('/dashboard', { patch: { answers: {} } }),
  })),
  ...sharedClaims(),
]);

const { data } = onePage.example.answer;
const report = [{ event: 'one_page_continue_clk' }];

test.each([
  ['75000', 75000],
  ['', undefined],
])('Continue sends the answers, with the loan amount %j', (loanAmount, amount) => {
  const outcome = continueWith(detailsOf(steps, { data }, factsWith({ answers: { loanAmount } })), true);
  expect(outcome.report).toEqual(report);
  const { call, request, reply } = madeCall(outcome, { leadID: 48213 });
  expect(call).toBe(checkRepeatCase);
  expect([request?.path, Object(request?.body).loanRequeried]).toEqual([{ leadId: 48213 }, amount]);
  expect(reply(opens('approval'))).toMatchObject(goes('/loan-approval'));
});

test.each([null, ' '])(
  'Continue lists the missing answers (%j), and sends nothing; only the address may be missing',
  (none) => {
    const known = { data: { ...data, address: { type: 'Rented' }, companyName: none, industry: none } };
    const journey = steps.map((step) => ({
      ...step,
      ...(step.route === '/industry' && { backInstead: '/company-name' as const }),
    }));
    const details = detailsOf(journey, known, factsWith({}));
    expect(details.filter(({ isMissing }) => isMissing).map(({ route }) => route)).toEqual(['/company-name']);
    expect(continueWith(details, false)).toEqual({ ...shows('missing'), report });
  },
);

test('an income and a salary date of 0, by which some databases mean that there is none, are missing', () => {
  const details = detailsOf(steps, { data: { ...data, monthlySalary: 0, salaryDate: 0 } }, factsWith({}));
  const missing = details.filter(({ isMissing }) => isMissing).map(({ route }) => route);
  expect(missing).toEqual(['/monthly-income', '/salary-date']);
});

test('an answer that is not asked, as a condition hides its field, is not missing', () => {
  const companyName = {
    kind: 'text',
    label: 'Company',
    rules: [],
    showIf: { answer: 'work', equals: 'Salaried' },
  } as const;
  const fields = { companyName, shop: { kind: 'text', label: 'Shop', rules: [] } } as const;
  const summary = { answer: 'data.companyName', key: 'companyName' } as const;
  const missingFor = (work: string) => {
    const facts = factsWith({ answers: { work } });
    return detailsOf([{ route: '/company-name', fields, summary }], { data: null }, facts).map((row) => row.isMissing);
  };
  expect([missingFor('Salaried'), missingFor('Self Employee')]).toEqual([[true], [false]]);
});

test('a drafted answer that breaks the rules of its step is neither shown nor sent', () => {
  const answers = { monthlyIncome: '5', companyName: '12', loanAmount: '850' };
  const details = detailsOf(steps, { data }, factsWith({ answers }));
  expect(details.map(({ value }) => value)).toEqual(expect.arrayContaining(['42500', 'Vanya Textiles']));
  const { request } = madeCall(continueWith(details, true), { leadID: 48213 });
  expect(request?.body).toMatchObject({ monthlyIncome: 42500, companyName: 'Vanya Textiles' });
  expect(request?.body).not.toHaveProperty('loanRequeried');
});

test('the row of a step and what Continue sends follow from its schema', () => {
  const field = { kind: 'money', label: 'Savings', rules: [] } as const;
  const step = { route: '/monthly-income', fields: { savings: field } } as const;
  const summary = { answer: 'data.monthlySalary', key: 'monthlyIncome' } as const;
  const sentFor = (...[entry, saved]: [Parameters<typeof detailsOf>[0][number], string?]) => {
    const details = detailsOf([entry], { data }, factsWith({ answers: { savings: saved ?? '' } }));
    const { request } = madeCall(continueWith(details, true), { leadID: 48213 });
    return [details.map(({ label, hasRow }) => hasRow && label), Object(request?.body).monthlyIncome];
  };
  expect(sentFor({ ...step, summary })).toEqual([['Savings'], 42500]);
  expect(sentFor({ ...step, summary: { ...summary, label: 'Money' } }, '9000')).toEqual([['Money'], 9000]);
  expect(sentFor({ ...step, summary: { key: 'monthlyIncome' } }, '9000')).toEqual([[false], 9000]);
  expect(sentFor({ ...step, summary: { answer: 'data.monthlySalary' } }, '9000')).toEqual([['Savings'], undefined]);
  expect(sentFor(step, '9000')).toEqual([[], undefined]);
});
