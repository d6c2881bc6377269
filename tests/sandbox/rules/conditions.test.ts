import { describe, expect, test } from 'vitest';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import type { Step } from '#engine/step.ts';
import { answersOfLead, brokenRule } from '#sandbox/rules/saved-answers.ts';
import { currentRoute, factsOfLead, type LeadState, maySave, type orderOf } from '#sandbox/rules/step-order.ts';
import { steps } from '#schemas/index.ts';
import { vehicle } from '#tests/engine/conditional-step.ts';

const facts = { ...emptyUserSession, ...emptyDraft };
const fresh: LeadState = { leadType: 'New Case', status: 'Active', underwriting: 'open', done: [] };

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
  const known = factsOfLead({ leadType: 'Repeat Case', answers: { gender: 'Female' }, customer }, plain).facts;
  expect(known).toMatchObject({
    repeatCustomer: true,
    productId: 2,
    answers: { gender: 'Female', name: 'Meera Joshi' },
  });
  expect(factsOfLead({ leadType: 'New Case' }).facts.productId).toBeNull();
});

describe('an answer to what is hidden', () => {
  const no = { owns: 'No', plate: '', use: 'Work' };

  test('is refused for a field and an option', () => {
    expect(brokenRule(vehicle, { ...no, plate: 'MH12' }, facts)).toBe(
      "'Plate' is not asked here. Please leave it out.",
    );
    expect(brokenRule(vehicle, { ...no, use: 'Taxi' }, facts)).toBe('Please choose one of: Work');
    expect(brokenRule(vehicle, { ...no, use: 'Walk' }, facts)).toBe('Please choose one of: Work');
  });

  test('is not required', () => {
    expect(brokenRule(vehicle, no, facts)).toBeUndefined();
    expect(brokenRule(vehicle, { ...no, owns: 'Yes' }, facts)).toBe('Please enter the plate');
    expect(brokenRule(vehicle, { owns: 'Yes', plate: 'MH12', use: 'Walk' }, facts)).toBe(
      'Please choose one of: Work, As a taxi',
    );
  });
});
