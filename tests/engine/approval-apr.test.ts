import { expect, test } from 'vitest';
import { approvalView } from '#contract/application.ts';
import { approvalApr, instalmentsRead } from '#engine/approval-apr.ts';
import { knowing } from './claims.ts';

const approval = approvalView.example.answer.data;
const emi = { ...approval, tenure: 90, repayAmount: 51_487 };
const context = (productId: number) => ({
  facts: knowing({ productId }),
  origin: 'https://kadam.example',
  platformTag: 'web',
  nowMs: 0,
});

test('a payday loan has one repayment, whether the session or the dashboard says so', () => {
  expect(approvalApr(approval, undefined, { productId: 2 })).toBe(40.98);
  expect(approvalApr(approval, { productId: 2 }, { productId: null })).toBe(40.98);
});

test('an emi loan has the instalments of the dashboard', () => {
  expect(approvalApr(emi, { productId: 1, noOfEMIs: 3 }, { productId: 1 })).toBe(40.64);
});

test('without an approval or the number of instalments there is no APR', () => {
  expect(approvalApr(undefined, undefined, { productId: 2 })).toBeUndefined();
  expect(approvalApr(emi, { productId: 1 }, { productId: 1 })).toBeUndefined();
  expect(approvalApr(emi, undefined, { productId: 1 })).toBeUndefined();
});

test('the dashboard is not asked about a loan that is known to be payday', () => {
  expect(instalmentsRead.request(context(2))).toBeUndefined();
  expect(instalmentsRead.request(context(1))).toMatchObject({ body: { appVersion: '28.2' } });
});
