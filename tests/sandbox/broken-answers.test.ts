import { beforeAll, describe, expect, test } from 'vitest';
import { boundsOf, breaksOf } from '#authoring/break-rules.ts';
import { exampleFacts } from '#authoring/check-answers.ts';
import { saveAnswer } from '#contract/application.ts';
import type { Facts } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import { answersIn, brokenRule } from '#sandbox/rules/saved-answers.ts';
import { steps } from '#schemas/index.ts';
import type { Borrower } from './borrower.ts';
import { origin } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { sandbox } = await openSandbox();
const borrower = sandbox.borrower('9876500081');
const earner = sandbox.borrower('9876500082');

beforeAll(async () => {
  await borrower.logIn();
  await earner.logIn();
});

const knownOf = ({ mobile, leadID }: Borrower): Facts => ({ ...exampleFacts, mobile, leadID });

const sending = (step: Step, answers: Answers, facts: Facts) =>
  savingOf(step, answers, { leadID: Number(facts.leadID), facts, origin });

describe.for(steps)('at $route the sandbox', (step) => {
  test('refuses each answer that breaks a rule with its message', async () => {
    await borrower.reach(step.route);
    const facts = knownOf(borrower);
    for (const { name, answers } of breaksOf(step, facts)) {
      const { call, body } = sending(step, answers, facts);
      const [message] = Object.values(messagesOf(step.fields, answers, facts));
      const refusal = { kind: 'refused', statusCode: 400, message };
      expect(await borrower.send(call, { body }), name).toMatchObject(refusal);
    }
    expect(await borrower.next()).toMatchObject({ route: step.route });
  });

  test('checks each bound exactly', () => {
    const facts = knownOf(borrower);
    for (const { name, side, answers } of boundsOf(step, facts)) {
      const message = brokenRule(step, answersIn(step, sending(step, answers, facts).body), facts);
      if (side === 'inside') expect(message, name).toBeUndefined();
      else expect(Object.values(messagesOf(step.fields, answers, facts)), name).toContain(message);
    }
  });
});

test.each(['1e5', '0x7d0', 'Infinity', 1000.55, '1000.55', 12345678901234, '12345678901234', '42,500', '₹42500'])(
  'the sandbox takes no income of %s',
  async (monthlyIncome) => {
    await earner.reach('/monthly-income');
    const body = { leadID: earner.leadID, monthlyIncome };
    expect(await earner.send(saveAnswer, { body })).toMatchObject({ kind: 'refused', statusCode: 400 });
  },
);
