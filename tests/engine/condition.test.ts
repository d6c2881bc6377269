import { describe, expect, test } from 'vitest';
import { visibleBackRoute } from '#engine/back.ts';
import { type Condition, isTrue } from '#engine/condition.ts';
import { progressPercent } from '#engine/progress.ts';
import { messagesOf } from '#engine/validate.ts';
import { skipSteps, visibleOf } from '#engine/visible.ts';
import { shownAnswers, variantOf, worded } from '#engine/wording.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { stop } from '#tests/schemas/fixtures/journey/stop.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';
import { factsWith, nobody } from './claims.ts';
import { employment, vehicle } from './conditional-step.ts';

const answered = (answers: Record<string, string>) => factsWith({ answers });

describe('a condition', () => {
  const known = {
    answers: { gender: 'Male', monthlyIncome: '25000', empty: '' },
    facts: { repeatCustomer: true, leadType: 'Repeat Case', productId: null },
  };
  const male: Condition = { answer: 'gender', equals: 'Male' };
  test.for<[Condition, boolean]>([
    [male, true],
    [{ answer: 'gender', equals: 'Female' }, false],
    [{ answer: 'gender', oneOf: ['Female', 'Male'] }, true],
    [{ answer: 'gender', oneOf: ['Female', 'Other'] }, false],
    [{ answer: 'monthlyIncome', atLeast: 25000 }, true],
    [{ answer: 'monthlyIncome', atLeast: 25001 }, false],
    [{ answer: 'monthlyIncome', equals: 25000 }, true],
    [{ answer: 'empty', atLeast: 0 }, false],
    [{ answer: 'gender', atLeast: 0 }, false],
    [{ answer: 'neverGiven', equals: '' }, true],
    [{ session: 'repeatCustomer', equals: true }, true],
    [{ session: 'leadType', equals: 'New Case' }, false],
    [{ session: 'productId', equals: '' }, true],
    [{ and: [male, { not: male }] }, false],
    [{ or: [{ not: male }, male] }, true],
  ])('%o is %s', ([condition, expected]) => {
    expect(isTrue(condition, known)).toBe(expected);
  });
});

describe('a hidden field', () => {
  const no = { owns: 'No', plate: 'MH12', use: 'Work' };

  test('has no answer, and breaks no rule', () => {
    expect(visibleOf(vehicle.fields, no, nobody).answers).toEqual({ owns: 'No', use: 'Work' });
    expect(messagesOf(vehicle.fields, { ...no, plate: '' }, nobody)).toEqual({});
    expect(messagesOf(vehicle.fields, { ...no, owns: 'Yes', plate: '' }, nobody)).toEqual({
      plate: 'Please enter the plate',
    });
  });

  test('a hidden option is no longer chosen', () => {
    expect(visibleOf(vehicle.fields, { ...no, use: 'Taxi' }, nobody).answers.use).toBe('');
    expect(visibleOf(vehicle.fields, { owns: 'Yes', use: 'Taxi' }, nobody).answers.use).toBe('Taxi');
  });

  test('an answer that is no option stays, so that its rule reports it', () => {
    expect(visibleOf(vehicle.fields, { ...no, use: 'Walk' }, nobody).answers.use).toBe('Walk');
  });

  test('an earlier answer shows an option', () => {
    const values = (facts: typeof nobody) => {
      const { use } = visibleOf(vehicle.fields, no, facts).fields;
      return use && 'options' in use && use.options.map(({ value }) => value);
    };
    expect(values(nobody)).toEqual(['Work']);
    expect(values(answered({ employmentDetails: 'Self Employee' }))).toEqual(['Work', 'Shop']);
  });

  test('a later condition reads a hidden field as empty, although the draft has an answer', () => {
    const fields = {
      ...vehicle.fields,
      year: { kind: 'text', label: 'Year', rules: [], showIf: { answer: 'plate', equals: 'MH12' } },
    } as const;
    expect(Object.keys(visibleOf(fields, no, answered(no)).fields)).toEqual(['owns', 'use']);
  });
});

describe('a skipped step', () => {
  const salaried: Condition = { answer: 'employmentDetails', equals: 'Salaried' };
  const office = { ...trip, askIf: salaried };
  const parked = { ...stop, askIf: { answer: 'trip', equals: 'Office' } as const };
  const steps = [employment, deposit, office, parked];

  test('has an old answer that no longer affects later steps', () => {
    const draft = { employmentDetails: 'Salaried', trip: 'Office' };
    expect(skipSteps(steps, answered(draft)).skippedRoutes).toEqual([]);
    const changed = skipSteps(steps, answered({ ...draft, employmentDetails: 'Self Employee' }));
    expect(changed.skippedRoutes).toEqual(['/trip', '/stop']);
    expect(changed.answers).toMatchObject({ employmentDetails: 'Self Employee', trip: '' });
  });

  test('does not count in the progress, unless it is open', () => {
    const order = steps.map(({ route }) => route);
    expect(order.map((route) => progressPercent(order, route, [office.route]))).toEqual([25, 50, 60, 75]);
  });

  test('is skipped by a back arrow, several in a row too, and a cycle of skipped steps ends', () => {
    const business = { route: '/bank-list', back: { to: '/emandate' } } as const;
    const company = { route: '/emandate', back: { to: '/bank-details' } } as const;
    expect(visibleBackRoute('/home', [], nobody)).toBe('/home');
    expect(visibleBackRoute('/bank-list', [company, business], nobody)).toBe('/bank-details');
    const round = [
      { route: '/home', back: { to: '/bank-list' } },
      { route: '/bank-list', back: { to: '/home' } },
    ] as const;
    expect(visibleBackRoute('/bank-list', round, nobody)).toBe('/bank-list');
  });
});

describe('the wording of a step', () => {
  test.for([
    ['b', 'Repeat Case', 'b'],
    ['c', 'Repeat Case', 'Repeat Case'],
    ['', 'New Case', undefined],
  ] as const)('with the setting %s and the lead type %s is %s', ([setting, leadType, variant]) => {
    expect(variantOf(vehicle, setting, { leadType })).toBe(variant);
  });

  test('is unchanged for a step without variants', () => {
    expect(variantOf(trip, 'b', nobody)).toBeUndefined();
    expect(worded(trip, 'b')).toBe(trip);
    expect(worded(vehicle, undefined)).toBe(vehicle);
  });

  test('uses the texts of the variant, and the others unchanged', () => {
    const { title, subtitle, fields } = worded<Parameters<typeof worded>[0]>(vehicle, 'b');
    expect([title, subtitle]).toEqual(['Is there a vehicle?', undefined]);
    expect([fields.owns?.label, fields.plate?.label]).toEqual(['Vehicle', 'Plate']);
    expect(['Yes', 'No'].map((owns) => shownAnswers(fields, { owns }).owns)).toEqual(['Yes, I own one', 'None']);
    expect(worded<Parameters<typeof worded>[0]>(vehicle, 'Repeat Case').subtitle).toBe('As last time?');
  });

  test('shows an amount in rupees', () => {
    const fields = { deposit: { kind: 'money', label: 'Deposit', rules: [] } } as const;
    expect(['125000', ''].map((deposit) => shownAnswers(fields, { deposit }).deposit)).toEqual(['₹1,25,000', '']);
  });

  test('answers are shown by the labels of their options, in the language; what was typed stays as it is', () => {
    const answers = { owns: 'Yes', plate: 'mh12', use: 'Work', other: 'x' };
    const t = ({ text }: { text: string }) => text.toUpperCase();
    expect(shownAnswers(vehicle.fields, answers)).toEqual({ ...answers, owns: 'Yes, I own one' });
    expect(shownAnswers(vehicle.fields, answers, t)).toEqual({ ...answers, owns: 'YES, I OWN ONE', use: 'WORK' });
  });
});
