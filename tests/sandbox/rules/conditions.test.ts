import { describe, expect, test } from 'vitest';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import { answersOfLead, brokenRule } from '#sandbox/rules/saved-answers.ts';
import type { LeadState } from '#sandbox/rules/step-order.ts';
import { application, currentRoute, factsOfLead, maySave } from '#sandbox/rules/step-order.ts';
import { steps } from '#schemas/index.ts';
import { vehicle } from '#tests/engine/conditional-step.ts';

const facts = { ...emptyUserSession, ...emptyDraft };
const fresh: LeadState = { leadType: 'New Case', status: 'Active', underwriting: 'open', done: [] };

/** Only the employed have the company step, and only product 2 has the industry step. */
const conditional = steps.map((step) => {
  if (step.route === '/company-name')
    return { ...step, askIf: { answer: 'employmentDetails', equals: 'Salaried' } as const };
  return step.route === '/industry' ? { ...step, askIf: { session: 'productId', equals: 2 } as const } : step;
});
const upTo = (route: (typeof application)[number]) => application.slice(0, application.indexOf(route));

describe('a skipped step', () => {
  const state = { ...fresh, done: upTo('/company-name'), customer: { productId: 2, answers: { name: 'Meera' } } };

  test('is never the next step', () => {
    const next = (employeeType: string) => currentRoute({ ...state, answers: { employeeType } }, conditional);
    expect([next('Salaried'), next('Self Employee')]).toEqual(['/company-name', '/industry']);
    expect(currentRoute(state, conditional)).toBe('/industry');
    expect(currentRoute({ ...state, customer: { productId: 1, answers: {} } }, conditional)).toBe('/your-designation');
  });

  test('blocks no later step and cannot be saved', () => {
    expect(maySave(state, '/industry', conditional)).toBe(true);
    expect(maySave(state, '/company-name', conditional)).toBe(false);
    expect(maySave({ ...state, answers: { employeeType: 'Salaried' } }, '/industry', conditional)).toBe(false);
  });
});

test('conditions read the answers of the lead and of the customer by the names of their fields', () => {
  expect(answersOfLead(steps, { employeeType: 'Salaried', salary_date: 7, name1: 'Sunita' })).toEqual({
    employmentDetails: 'Salaried',
    salaryDate: '7',
    nameOne: 'Sunita',
  });
  const customer = { productId: 2, answers: { name: 'Meera Joshi' } };
  const known = factsOfLead({ leadType: 'Repeat Case', answers: { gender: 'Female' }, customer }).facts;
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
