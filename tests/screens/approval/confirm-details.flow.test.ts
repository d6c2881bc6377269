import { expect, test } from 'vitest';
import { checkRepeatCase, onePage } from '#contract/application.ts';
import { rowsOf, valuesOf } from '#screens/approval/confirm-details/details.ts';
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
  { on: answered({ data: {} }), outcome: goes('/dashboard', { patch: { answers: {} } }) },
  ...sharedClaims(),
]);

const { data } = onePage.example.answer;
const report = [{ event: 'one_page_continue_clk' }];

test.each([
  ['75000', 75000],
  ['', undefined],
])('Continue sends the answers, with the loan amount %j', (loanAmount, amount) => {
  const outcome = continueWith(valuesOf(data, {}), loanAmount, true);
  expect(outcome.report).toEqual(report);
  const { call, request, reply } = madeCall(outcome, { leadID: 48213 });
  expect(call).toBe(checkRepeatCase);
  expect([request?.path, Object(request?.body).loanRequeried]).toEqual([{ leadId: 48213 }, amount]);
  expect(reply(opens('approval'))).toMatchObject(goes('/loan-approval'));
});

test('Continue lists the missing answers, and sends nothing; only the address may be missing', () => {
  const values = { ...valuesOf(data, {}), address: '', companyName: '', industry: '' };
  const missing = rowsOf(values, ['/industry']).filter((row) => row.missing);
  expect(missing.map(({ route }) => route)).toEqual(['/company-name']);
  expect(continueWith(values, '', false)).toEqual({ ...shows('missing'), report });
});
