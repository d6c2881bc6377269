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
import { steps } from '#schemas/index.ts';

const fresh: LeadState = { lead_type: 'New Case', status: 'Active', underwriting: 'open', done: [] };
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
    expect(currentRoute({ ...closed, lead_type: 'Repeat Case' })).toBe('/confirm-details');
    expect(currentRoute(closed)).toBeUndefined();
    expect([isOver(closed), isOver({ ...closed, lead_type: 'Repeat Case' }), isOver(approved)]).toEqual([
      true,
      false,
      false,
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
    expect(maySave({ ...fresh, done: application }, '/bank-details')).toBe(false);
    expect(maySave(approved, '/bank-details')).toBe(true);
  });

  test('of the Key Fact Statement requires all steps before it', () => {
    expect(maySave(approved, '/term-condition')).toBe(false);
    expect(maySave({ ...approved, done: [...application, ...afterApproval] }, '/term-condition')).toBe(true);
  });
});

/** The steps without the conditions that the product team gives them. */
const plain = steps.map(({ askIf: _, ...step }: Step) => step);

/** Only the employed have the company step, and only product 2 has the industry step. */
const conditional = plain.map((step) => {
  if (step.route === '/company-name')
    return { ...step, askIf: { answer: 'employmentDetails', equals: 'Salaried' } as const };
  return step.route === '/industry' ? { ...step, askIf: { session: 'productId', equals: 2 } as const } : step;
});
const order: ReturnType<typeof orderOf> = {
  application: ['/company-name', '/industry', '/your-designation'],
  afterApproval: [],
};

describe('a skipped step', () => {
  const state = { ...fresh, customer: { productId: 2, answers: { name: 'Meera' } } };

  test('is never the next step', () => {
    const next = (employeeType: string) => currentRoute({ ...state, answers: { employeeType } }, conditional, order);
    expect([next('Salaried'), next('Self Employee')]).toEqual(['/company-name', '/industry']);
    expect(currentRoute(state, conditional, order)).toBe('/industry');
    expect(currentRoute({ ...state, customer: { productId: 1, answers: {} } }, conditional, order)).toBe(
      '/your-designation',
    );
  });

  test('blocks no later step and cannot be saved', () => {
    expect(maySave(state, '/industry', conditional, order)).toBe(true);
    expect(maySave(state, '/company-name', conditional, order)).toBe(false);
    expect(maySave({ ...state, answers: { employeeType: 'Salaried' } }, '/industry', conditional, order)).toBe(false);
  });
});

test('conditions read the answers of the lead and of the customer by the names of their fields', () => {
  expect(answersOfLead(steps, { employeeType: 'Salaried', salary_date: 7, name1: 'Sunita' })).toEqual({
    employmentDetails: 'Salaried',
    salaryDate: '7',
    nameOne: 'Sunita',
  });
  const customer = { productId: 2, answers: { name: 'Meera Joshi' } };
  const known = factsOfLead({ lead_type: 'Repeat Case', answers: { gender: 'Female' }, customer }, plain).facts;
  expect(known).toMatchObject({
    repeatCustomer: true,
    productId: 2,
    answers: { gender: 'Female', name: 'Meera Joshi' },
  });
  expect(factsOfLead({ lead_type: 'New Case' }).facts.productId).toBeNull();
});

test.for(personas.filter(({ at }) => at === '/bank-list' || at === '/term-condition'))(
  'the persona $id is led to $at at the first login',
  (persona) => {
    expect(currentRoute(seedLeadsOf(persona).at(-1) ?? expect.unreachable())).toBe(persona.at);
  },
);
