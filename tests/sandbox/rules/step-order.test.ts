import { describe, expect, test } from 'vitest';
import type { Step } from '#engine/step.ts';
import { personas } from '#sandbox/personas.ts';
import { answersOfLead } from '#sandbox/rules/saved-answers.ts';
import {
  afterApproval,
  application,
  currentRoute,
  factsOfLead,
  isOver,
  type LeadState,
  maySave,
  type orderOf,
} from '#sandbox/rules/step-order.ts';
import { seedLeadsOf } from '#sandbox/services/persona-leads.ts';
import { account } from '#tests/schemas/fixtures/journey/account.ts';
import { card } from '#tests/schemas/fixtures/journey/card.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';

const fresh: LeadState = { lead_type: 'New Case', status: 'Active', underwriting: 'open', done: [] };
const approved: LeadState = { ...fresh, status: 'Approved', underwriting: 'approved', done: application };

const { skippedRoutes } = factsOfLead(fresh);
const shown = application.filter((route) => !skippedRoutes.includes(route));

describe('the order', () => {
  test('has the bank statement if underwriting needs one', () => {
    expect(currentRoute({ ...fresh, underwriting: 'statement', done: application })).toBe('/finbox');
    expect(currentRoute({ ...approved, done: [...application, '/finbox'] })).toBe(afterApproval[0]);
    expect(currentRoute({ ...fresh, done: application })).toBeUndefined();
  });

  test('starts with the details for a returning borrower', () => {
    const closed = { ...approved, status: 'Closed' } as const;
    for (const done of [application, [...application, '/confirm-details', ...afterApproval]] as const) {
      expect(currentRoute({ ...closed, lead_type: 'Repeat Case', done })).toBe('/confirm-details');
    }
    expect(currentRoute(closed)).toBeUndefined();
    const isOverAt = (status: LeadState['status']) => isOver({ lead_type: 'Repeat Case', status });
    expect([isOver(closed), isOver(approved), isOverAt('Closed'), isOverAt('Disbursed')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const back = { ...approved, lead_type: 'Repeat Case' } as const;
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
    const [next = expect.unreachable()] = afterApproval;
    expect(maySave({ ...fresh, done: application }, next)).toBe(false);
    expect(maySave(approved, next)).toBe(true);
  });

  test('of the Key Fact Statement requires all steps before it', () => {
    expect(maySave(approved, '/term-condition')).toBe(false);
    expect(maySave({ ...approved, done: [...application, ...afterApproval] }, '/term-condition')).toBe(true);
  });
});

/** Only riders to school have the deposit, and only product 2 has the card. */
const conditional: readonly Step[] = [
  trip,
  { ...deposit, askIf: { answer: 'trip', equals: 'School' } },
  { ...card, askIf: { session: 'productId', equals: 2 } },
  account,
];
const order: ReturnType<typeof orderOf> = {
  application: [deposit.route, card.route, account.route],
  afterApproval: [],
};

describe('a skipped step', () => {
  const state = { ...fresh, customer: { productId: 2, answers: { name: 'Meera' } } };

  test('is never the next step', () => {
    const next = (tripKind: string) => currentRoute({ ...state, answers: { tripKind } }, conditional, order);
    expect([next('School'), next('Office')]).toEqual([deposit.route, card.route]);
    expect(currentRoute(state, conditional, order)).toBe(card.route);
    expect(currentRoute({ ...state, customer: { productId: 1, answers: {} } }, conditional, order)).toBe(account.route);
  });

  test('blocks no later step, cannot be saved, and its earlier answer decides nothing', () => {
    const answers = { tripKind: 'Office', depositAmount: 7000 };
    expect(factsOfLead({ ...state, answers }, conditional).facts.answers.deposit).toBe('');
    expect(maySave(state, card.route, conditional, order)).toBe(true);
    expect(maySave(state, deposit.route, conditional, order)).toBe(false);
    expect(maySave({ ...state, answers: { tripKind: 'School' } }, card.route, conditional, order)).toBe(false);
  });
});

test('conditions read the answers of the lead and of the customer by the names of their fields', () => {
  const stored = { tripKind: 'School', depositAmount: 7000, accountHoldersName: 'Sunita' };
  expect(answersOfLead([trip, deposit, account], stored)).toEqual({
    trip: 'School',
    deposit: '7000',
    holder: 'Sunita',
  });
  const customer = { productId: 2, answers: { name: 'Meera Joshi' } };
  const known = factsOfLead({ lead_type: 'Repeat Case', answers: { tripKind: 'School' }, customer }, [trip]).facts;
  expect(known).toMatchObject({
    leadType: 'Repeat Case',
    repeatCustomer: true,
    productId: 2,
    answers: { trip: 'School', name: 'Meera Joshi' },
  });
  expect(factsOfLead({ lead_type: 'New Case' }).facts.productId).toBeNull();
});

test.for(personas.filter(({ at }) => at === '/bank-list' || at === '/term-condition'))(
  'the persona $id is led to $at at the first login',
  (persona) => {
    expect(currentRoute(seedLeadsOf(persona).at(-1) ?? expect.unreachable())).toBe(persona.at);
  },
);
