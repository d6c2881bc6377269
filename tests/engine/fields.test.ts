import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#authoring/check-answers.ts';
import { fieldShape } from '#authoring/field-shape.ts';
import { jsonSchemaOf } from '#authoring/json-schema.ts';
import type { Field } from '#engine/fields.ts';
import { fieldKinds } from '#engine/fields.ts';
import { brokenRule, ruleRegistry } from '#engine/rules.ts';
import { draftable } from '#engine/typed.ts';

const bare = { label: 'PAN', options: ['Yes', 'No'] };
const full = { label: 'Monthly rent', options: ['Yes'], minimum: 500, maximum: 900, reason: 'We check it.' };
const kinds = Object.entries(fieldKinds).map(([kind, { tools }]) => ({ kind, tools }));

describe.for(kinds)('a field of kind $kind', ({ kind, tools }) => {
  test('is taken by its own shape', () => {
    expect(fieldShape.safeParse(tools.picture.field).error).toBeUndefined();
  });

  test.for([bare, full, { ...bare, maximum: 800 }])('is new with an answer that passes its rules: %j', (options) => {
    const made = tools.newField(options);
    expect(fieldShape.safeParse({ kind, label: options.label, ...made.parts }).error).toBeUndefined();
    expect(brokenRule(made.parts.rules, made.answer, { answers: {}, facts: exampleFacts })).toBeUndefined();
  });

  test('is in the JSON Schema with its description', () => {
    const { properties, description } = Object(jsonSchemaOf(fieldShape).$defs?.[`field-${kind}`]);
    expect([properties.kind.const, description]).toEqual([kind, tools.describe]);
  });
});

test.for(Object.entries(ruleRegistry))('the rule %s is in the JSON Schema with its value', ([name, { value }]) => {
  const { properties, required } = Object(jsonSchemaOf(fieldShape).$defs?.[`rule-${name}`]);
  expect(properties.rule.const).toBe(name);
  expect(required).toEqual(['rule', ...(value === 'none' ? [] : ['value']), 'message']);
});

test('an amount is drafted as a number, and what is no amount not at all', () => {
  const money: Field = { kind: 'money', label: 'Rent', rules: [] };
  expect(['₹42,500.00', '4.25E+04', ''].map((text) => draftable(money, text))).toEqual(['42500', '', '']);
  expect(draftable({ kind: 'text', label: 'Name', rules: [] }, ' Meera ')).toBe('Meera');
});
