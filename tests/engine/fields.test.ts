import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newField } from '#authoring/new-field.ts';
import { draftedValue } from '#engine/field-value.ts';
import { type Field, type FieldKind, fieldKinds } from '#engine/fields.ts';
import { brokenRule } from '#engine/rules.ts';
import { stepShape } from '#engine/step-shape.ts';

// The registry has these names and no other.
const kinds = (Object.keys(fieldKinds) as FieldKind[]).map((kind) => ({ kind }));

const pictures = path.join(import.meta.dirname, '../../docs/images/fields');

describe.for(kinds)('a field of kind $kind', ({ kind }) => {
  test('has a picture in the guide that is small enough for a phone', () => {
    expect(statSync(path.join(pictures, `${kind}.png`)).size).toBeLessThan(25_000);
  });

  test.for(['PAN', 'Monthly rent'])('is created with an answer that passes its rules: %s', (label) => {
    const { field, answer } = newField(kind, { label, options: ['Yes', 'No'] });
    expect(stepShape.shape.fields.safeParse({ field }).error).toBeUndefined();
    expect(brokenRule(field.rules, answer)).toBeUndefined();
  });
});

test('the draft stores an amount as digits, and an empty text for what is no amount', () => {
  const money: Field = { kind: 'money', label: 'Rent', rules: [] };
  expect(['₹42,500.00', '4.25E+04', ''].map((text) => draftedValue(money, text))).toEqual(['42500', '', '']);
  expect(draftedValue({ kind: 'text', label: 'Name', rules: [] }, ' Meera ')).toBe('Meera');
});
