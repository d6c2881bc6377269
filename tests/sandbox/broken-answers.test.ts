import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveAnswer } from '#contract/application.ts';
import type { Facts } from '#contract/session.ts';
import { boundsOf, breaksOf } from '#engine/break-rules.ts';
import { exampleFacts, messagesOf } from '#engine/check-answers.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { savingOf } from '#engine/step.ts';
import type { Body } from '#sandbox/rules/saved-answers.ts';
import { answersIn, brokenRule } from '#sandbox/rules/saved-answers.ts';
import type { Store } from '#sandbox/store/store.ts';
import { steps } from '#schemas/index.ts';
import type { Borrower } from './borrower.ts';
import { origin } from './borrower.ts';
import { openStore } from './open-store.ts';
import { lenderOver } from './test-lender.ts';

let store: Store;
let borrower: Borrower;

beforeAll(async () => {
  store = await openStore();
  borrower = lenderOver(store).borrower('9876500081');
  await borrower.logIn();
});
afterAll(() => store.close());

const knownOf = ({ mobile, leadID }: Borrower): Facts => ({ ...exampleFacts, mobile, leadID });

/** What a step sends for these answers. No amount at all is no number, and goes as the empty text it is. */
function sending({ save, fields }: Step, answers: Answers, facts: Facts) {
  const [first = ''] = Object.keys(fields);
  const asText = 'key' in save && answers[first] === '' ? { key: save.key } : save;
  return savingOf(asText, answers, { leadID: Number(facts.leadID), facts, origin });
}

describe.for(steps)('at $route the lender', (step) => {
  test('refuses each answer that breaks a rule, with the message of that rule', async () => {
    await borrower.reach(step.route);
    const facts = knownOf(borrower);
    for (const { name, answers } of breaksOf(step, facts)) {
      const { call, body } = sending(step, answers, facts);
      const [message] = Object.values(messagesOf(step, answers, facts));
      const refusal = { kind: 'refused', statusCode: 400, message };
      expect(await borrower.send(call, { body }), name).toMatchObject(refusal);
    }
    expect(await borrower.next()).toMatchObject({ route: step.route });
  });

  test('finds no fault just inside a bound, and one just outside', () => {
    const facts = knownOf(borrower);
    for (const { name, side, answers } of boundsOf(step, facts)) {
      const told = brokenRule(step, answersIn(step, sending(step, answers, facts).body as Body, facts), facts);
      if (side === 'inside') expect(told, name).toBeUndefined();
      else expect(Object.values(messagesOf(step, answers, facts)), name).toContain(told);
    }
  });
});

test('the lender takes no income that is no amount in whole rupees', async () => {
  const earner = lenderOver(store).borrower('9876500082');
  await earner.logIn();
  await earner.reach('/monthly-income');
  const numbers = [1000.55, 12345678901234, 1e21];
  for (const monthlyIncome of [
    ...numbers,
    '1e5',
    '0x7d0',
    'Infinity',
    '1000.55',
    '12345678901234',
    '42,500',
    '₹42500',
  ]) {
    const body = { leadID: earner.leadID, monthlyIncome };
    const refusal = { kind: 'refused', statusCode: 400 };
    expect(await earner.send(saveAnswer, { body }), String(monthlyIncome)).toMatchObject(refusal);
  }
  expect(await earner.next()).toMatchObject({ route: '/monthly-income' });
});
