import { conditionsOf, testsIn } from '#authoring/condition-parts.ts';
import type { Condition } from '#engine/condition.ts';
import type { Field, Option } from '#engine/fields.ts';
import type { Step } from '#engine/step.ts';
import type { Edit, Journey } from './edit.ts';
import { optionsOf, pick, pickField, stepsIn, withField, withStep } from './edit.ts';

const hasOptions = (field: Field) => optionsOf(field).length > 0;

function withOptions(field: Field, options: readonly Option[]): Field {
  if (!('options' in field)) return field;
  const isLong = options.length > 6 || options.some(({ value }) => value.length > 24);
  return field.kind === 'choice' && isLong ? { ...field, variant: 'rows', options } : { ...field, options };
}

/** The answers that the conditions of a journey read. */
export function answersRead(journey: Journey): readonly string[] {
  const conditions: readonly Condition[] = stepsIn(journey).flatMap((step) =>
    conditionsOf(step).map(({ condition }) => condition),
  );
  const tests = conditions.flatMap((condition) => testsIn(condition, '')).map(({ test }) => test);
  return tests.flatMap((test) => ('answer' in test ? [test.answer] : []));
}

/** One more option. */
export const addOption: Edit = (journey, { at, fresh }) => {
  const found = pickField(journey, at, hasOptions);
  if (!found) return undefined;
  const { step, name, field } = found;
  return withStep(
    journey,
    withField(step, name, withOptions(field, [...optionsOf(field), { value: `More ${fresh}` }])),
  );
};

const isExample = (step: Step, name: string, value: string) =>
  [...step.examples.pass, ...step.examples.fail.map(({ answers }) => answers)].some(
    (answers) => answers[name] === value,
  );

/** One option less: none that an example gives, or that a condition may ask for. */
export const removeOption: Edit = (journey, { at, by }) => {
  const read = answersRead(journey);
  const removable = ({ fields, examples, ...step }: Step, name: string) =>
    optionsOf(fields[name] as Field).filter(({ value }) => !isExample({ ...step, fields, examples }, name, value));
  const found = pickField(journey, at, (field, step) => {
    const [name = ''] = Object.entries(step.fields).find(([, one]) => one === field) ?? [];
    return optionsOf(field).length > 2 && !step.variants && !read.includes(name) && removable(step, name).length > 0;
  });
  const gone = found && pick(removable(found.step, found.name), by);
  if (!found || !gone) return undefined;
  const { step, name, field } = found;
  const options = optionsOf(field).filter((option) => option !== gone);
  return withStep(journey, withField(step, name, withOptions(field, options)));
};

/** Another value of an option, in the examples too. */
export const rewordOption: Edit = (journey, { at, by, fresh }) => {
  const read = answersRead(journey);
  const found = pickField(journey, at, (field, step) => {
    const [name = ''] = Object.entries(step.fields).find(([, one]) => one === field) ?? [];
    return hasOptions(field) && !step.variants && !read.includes(name);
  });
  const old = found && pick(optionsOf(found.field), by);
  if (!found || !old) return undefined;
  const { step, name, field } = found;
  const value = `Reworded ${fresh}`;
  const options = optionsOf(field).map((option) => (option === old ? { ...option, value } : option));
  const inExample = <A extends object>(answers: A): A => {
    const given: unknown = Object.entries(answers).find(([key]) => key === name)?.[1];
    return given === old.value ? { ...answers, [name]: value } : answers;
  };
  const { pass, fail } = step.examples;
  const examples = {
    pass: pass.map(inExample),
    fail: fail.map(({ answers, errors }) => ({ answers: inExample(answers), errors })),
  };
  return withStep(journey, { ...withField(step, name, withOptions(field, options)), examples });
};

/** A label for an option. */
export const labelOption: Edit = (journey, { at, by, fresh }) => {
  const found = pickField(journey, at, hasOptions);
  const old = found && pick(optionsOf(found.field), by);
  if (!found || !old) return undefined;
  const { step, name, field } = found;
  const options = optionsOf(field).map((option) => (option === old ? { ...option, label: `Label ${fresh}` } : option));
  return withStep(journey, withField(step, name, withOptions(field, options)));
};

/** The options in another order. */
export const orderOptions: Edit = (journey, { at }) => {
  const found = pickField(journey, at, hasOptions);
  if (!found) return undefined;
  const { step, name, field } = found;
  return withStep(journey, withField(step, name, withOptions(field, optionsOf(field).toReversed())));
};
