import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { isSpecifiedRoute } from '#contract/routes.ts';

test('knows a specified route from any other text', () => {
  expect(isSpecifiedRoute('/salary-date')).toBe(true);
  expect(isSpecifiedRoute('/salary-dat')).toBe(false);
  expect(isSpecifiedRoute(undefined)).toBe(false);
});

test.each([
  ['a number', 18, 18],
  ['its text', '18', 18],
  ['a fraction as text', '16.75', 16.75],
])('reads an amount given as %s', (_form, sent, read) => {
  const { data } = calls.customerLoans.answer.parse({ data: [{ loanNo: 7, leadID: 1, roi: sent }] });
  expect(data?.[0]).toMatchObject({ loanNo: '7', roi: read });
});
