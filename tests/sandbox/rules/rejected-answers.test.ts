import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, breaksOf, canBeTyped } from '#authoring/break-rules.ts';
import { exampleAnswers, factsFor } from '#authoring/check-answers.ts';
import type { Facts } from '#contract/session.ts';
import { normalizeWhole } from '#engine/field-value.ts';
import type { Answers } from '#engine/rule.ts';
import { fieldsInBody, savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import { visibleOf } from '#engine/visible.ts';
import { type Body, refusalOf } from '#sandbox/rules/saved-answers.ts';
import { steps } from '#schemas/index.ts';

/** A passing example, and the facts of a borrower who sees its fields. */
interface Passing {
  readonly answers: Answers;
  readonly facts: Facts;
}

function bodyOf(step: Step, answers: Answers, facts: Facts): Body {
  return savingOf(step, answers, { facts, origin: 'https://kadam.example' }).body;
}

/** The answers of the visible fields after one of them has got another answer. */
const shownWith = ({ fields }: Step, { answers, facts }: Passing, name: string, value: string) =>
  visibleOf(fields, { ...answers, [name]: value }, facts).answers;

/** Whether the app accepts the answers: every visible field can hold its answer, and no rule is broken. */
function isAccepted(step: Step, answers: Answers, facts: Facts): boolean {
  const { fields } = visibleOf(step.fields, answers, facts);
  return canBeTyped(fields, answers) && Object.keys(messagesOf(step.fields, answers, facts)).length === 0;
}

/** The body key of a field. */
function bodyKeyOf(step: Step, name: string): string {
  const entries = Object.entries(fieldsInBody(step));
  return entries.find(([, field]) => field === name)?.[0] ?? expect.unreachable(`${name} is not sent`);
}

const notNumbers = [
  '1e5',
  '0x7d0',
  '0b11',
  'Infinity',
  'NaN',
  '1000.55',
  '12345678901234',
  '4.25E+04',
  '-5000',
  '+5000',
];
const written = ['42,500', '₹42500', '१२३४५६', ' 42500 ', '\u00a042500', '1_000', '042500', '1000.0', '32', '0', '7.5'];

/** Values near the passing and failing examples: spelled otherwise, or with a character more, less or changed; and any text. */
function valuesFor(step: Step, name: string) {
  const examples = [...step.examples.pass, ...step.examples.fail.map(({ answers }) => answers)];
  const known = fc.constantFrom(...examples.map((example) => exampleAnswers(step, example)[name] ?? ''));
  const character = fc.constantFrom(...' \t\u00a00aA१.,-+eE@₹');
  const changed = fc
    .tuple(known, fc.nat(60), fc.nat(1), fc.oneof(character, fc.constant('')))
    .map(([value, at, cut, put]) => value.slice(0, at) + put + value.slice(at + cut));
  const digits = fc.stringMatching(/^[0-9]{0,22}$/);
  return fc.oneof(changed, known, digits, fc.constantFrom(...notNumbers, ...written), fc.string());
}

const numbers = fc.oneof(fc.nat(40), fc.nat(), fc.integer(), fc.double(), fc.constantFrom(1e5, 1000.55, 1e14, 1e21));

const fields = steps.flatMap((step) => Object.keys(step.fields).map((name) => ({ step, name, route: step.route })));

describe.for(fields)('$route $name', ({ step, name }) => {
  const field = step.fields[name as keyof typeof step.fields] ?? expect.unreachable();
  const values = valuesFor(step, name);
  const examples = step.examples.pass.map((example): Passing => {
    const facts = factsFor(step, example);
    const answers = Object.entries(exampleAnswers(step, example, facts));
    // An example is what a person types.
    const held = answers.map(([each, value]) => [each, normalizeWhole(step.fields[each] ?? field, value)]);
    return { answers: Object.fromEntries(held), facts };
  });
  // A hidden field is never sent.
  const passing = fc.constantFrom(...examples.filter(({ answers }) => name in answers));

  test('the sandbox accepts the texts and numbers that the field can hold and its rules accept, and no others', () => {
    const key = bodyKeyOf(step, name);
    fc.assert(
      fc.property(passing, fc.oneof({ weight: 3, arbitrary: values }, numbers), (example, value) => {
        const { facts } = example;
        const text = String(value);
        const shown = shownWith(step, example, name, text);
        const body = { ...bodyOf(step, shown, facts), [key]: value };
        const isRefused = refusalOf(step, body, facts) !== undefined;
        expect(isRefused, text).toBe(!isAccepted(step, { ...shown, [name]: text }, facts));
      }),
    );
  });

  test('a typed or pasted answer that passes is accepted', () => {
    fc.assert(
      fc.property(passing, values, (example, typed) => {
        const { facts } = example;
        const shown = shownWith(step, example, name, normalizeWhole(field, typed));
        if (isAccepted(step, shown, facts)) expect(refusalOf(step, bodyOf(step, shown, facts), facts)).toBeUndefined();
      }),
    );
  });
});

describe.for(steps)('at $route the sandbox', (step) => {
  type Made = ReturnType<typeof breaksOf>[number];

  /** Why the answers are refused as they are: the field of a code would cut one that is too long. */
  const refusal = ({ field, answers, facts }: Made) =>
    refusalOf(step, { ...bodyOf(step, answers, facts), [bodyKeyOf(step, field)]: answers[field] }, facts);
  const messageFor = ({ alone, rule, answers, facts }: Made) =>
    alone ? rule.message : Object.values(messagesOf(step.fields, answers, facts))[0];

  test('refuses each answer that breaks a rule with its message', () => {
    for (const made of breaksOf(step)) expect(refusal(made), made.name).toBe(messageFor(made));
  });

  test('checks each bound exactly', () => {
    for (const made of boundsOf(step)) {
      const { name, side, answers, facts } = made;
      if (side === 'outside') expect(refusal(made), name).toBe(messageFor(made));
      else expect(refusalOf(step, bodyOf(step, answers, facts), facts), name).toBeUndefined();
    }
  });
});
