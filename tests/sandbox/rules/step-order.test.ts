import { describe, expect, test } from 'vitest';
import {
  afterApproval,
  application,
  currentRoute,
  factsOfLead,
  isOver,
  type LeadState,
  maySave,
} from '#sandbox/rules/step-order.ts';

const fresh: LeadState = { leadType: 'New Case', status: 'Active', underwriting: 'open', done: [] };
const approved: LeadState = { ...fresh, status: 'Approved', underwriting: 'approved', done: application };

const { skippedSteps } = factsOfLead(fresh);
const shown = application.filter((route) => !skippedSteps.includes(route));

describe('the order', () => {
  test('has the bank statement if underwriting needs one', () => {
    expect(currentRoute({ ...fresh, underwriting: 'statement', done: application })).toBe('/finbox');
    expect(currentRoute({ ...approved, done: [...application, '/finbox'] })).toBe(afterApproval[0]);
    expect(currentRoute({ ...fresh, done: application })).toBeUndefined();
  });

  test('starts with the details for a returning borrower', () => {
    const closed = { ...approved, status: 'Closed' } as const;
    expect(currentRoute({ ...closed, leadType: 'Repeat Case' })).toBe('/confirm-details');
    expect(currentRoute(closed)).toBeUndefined();
    expect([isOver(closed), isOver({ ...closed, leadType: 'Repeat Case' }), isOver(approved)]).toEqual([
      true,
      false,
      false,
    ]);
    const back = { ...approved, leadType: 'Repeat Case' } as const;
    expect(currentRoute(back)).toBe('/confirm-details');
    expect(currentRoute({ ...back, done: [...application, '/confirm-details'] })).toBe(afterApproval[0]);
  });
});

describe('a save', () => {
  test('is allowed for the current and every earlier step', () => {
    const state = { ...fresh, done: shown.slice(0, 6) };
    for (const [index, route] of shown.entries()) expect(maySave(state, route), route).toBe(index <= 6);
  });

  test('after the address requires the approval', () => {
    expect(maySave({ ...fresh, done: application }, '/bank-details')).toBe(false);
    expect(maySave(approved, '/bank-details')).toBe(true);
  });

  test('of the Key Fact Statement requires all steps before it', () => {
    expect(maySave(approved, '/term-condition')).toBe(false);
    expect(maySave({ ...approved, done: [...application, ...afterApproval] }, '/term-condition')).toBe(true);
  });
});
