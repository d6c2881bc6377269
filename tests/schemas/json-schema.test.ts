import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stepJsonSchema } from '#authoring/json-schema.ts';
import { type Step, stepFromJson } from '#engine/step.ts';
import { steps } from '#schemas/index.ts';
import { hasFunction } from './has-function.ts';
import { withAmount, withField } from './wrong-parts.ts';

/** A step as it is read from a JSON file. */
const asJson = (step: object): Readonly<Record<string, unknown>> => JSON.parse(JSON.stringify(step));

const schema = stepJsonSchema();
// Converted back by zod, which refuses what is no JSON Schema.
const validator = z.fromJSONSchema(asJson(schema));
const isValid = (step: object) => validator.safeParse(asJson(step)).success;

/** The steps that have a JSON form: those without functions. */
const dataSteps = steps.filter((step: Step) => !hasFunction(step));

test.for(dataSteps)(
  '$route has a JSON form, which the JSON Schema accepts, and which is read as the same step',
  (step) => {
    const json = { $schema: './step.schema.json', ...asJson(step), route: step.route };
    expect(validator.safeParse(json).error).toBeUndefined();
    expect(stepFromJson(json)).toStrictEqual(step);
  },
);

describe('the JSON Schema rejects', () => {
  const right = withField({});
  test.for<[what: string, step: object]>([
    ['an unknown part', { ...right, subtitel: 'Choose one.' }],
    ['a missing part', { ...right, title: undefined }],
    ['a value in quotes', withAmount({ rules: [{ rule: 'atLeast', value: '5', message: 'Too little' }] })],
    ['a function in words', { ...right, prefill: { call: 'savedAddress', when: 'always', answers: {} } }],
    ['a body that is no list of names', { ...right, save: { call: 'saveAddress', body: 1 } }],
  ])('%s', ([, step]) => {
    expect([isValid(right), isValid(step)]).toEqual([true, false]);
  });
});
