import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#authoring/check-answers.ts';
import { fieldShape } from '#authoring/check-shape.ts';
import type { Field } from '#engine/fields.ts';
import { fieldKinds } from '#engine/fields.ts';
import { brokenRule } from '#engine/rules.ts';
import { draftable } from '#engine/typed.ts';

const bare = { label: 'PAN', options: ['Yes', 'No'] };
const full = { label: 'Monthly rent', options: ['Yes'], minimum: 500, maximum: 900, reason: 'We check it.' };
const kinds = Object.entries(fieldKinds).map(([kind, { tools }]) => ({ kind, tools }));

describe.for(kinds)('a field of kind $kind', ({ kind, tools }) => {
  test.for([bare, full, { ...bare, maximum: 800 }])('is new with an answer that passes its rules: %j', (options) => {
    const made = tools.newField(options);
    expect(fieldShape.safeParse({ kind, label: options.label, ...made.parts }).error).toBeUndefined();
    expect(brokenRule(made.parts.rules, made.answer, { answers: {}, facts: exampleFacts })).toBeUndefined();
  });
});

test('the draft stores an amount as digits, and nothing for what is no amount', () => {
  const money: Field = { kind: 'money', label: 'Rent', rules: [] };
  expect(['₹42,500.00', '4.25E+04', ''].map((text) => draftable(money, text))).toEqual(['42500', '', '']);
  expect(draftable({ kind: 'text', label: 'Name', rules: [] }, ' Meera ')).toBe('Meera');
});
