import { exampleFacts } from '#authoring/check-answers.ts';
import { type Field, type Option, optionsOf } from '#engine/fields.ts';
import type { Rule } from '#engine/rules.ts';
import { brokenRule, entryOf } from '#engine/rules.ts';
import type { Found } from './edit.ts';
import { editField, pick, withField } from './edit.ts';

/** Another label, or a hint, a placeholder or a reason where there was none. */
export const rewordField = editField(
  () => true,
  ({ step, name, field }, { by, fresh }) => {
    const part = pick(['label', 'hint', 'placeholder', 'reason'], by) ?? 'label';
    // A field that has a reason is personal.
    const personal = part === 'reason' && { autocomplete: 'off' };
    return withField(step, name, { ...personal, ...field, [part]: `Another ${part} ${fresh}` });
  },
);

/** Another message of a rule, and of the examples that show it. */
export const rewordMessage = editField(
  ({ field }) => field.rules.length > 0,
  ({ step, name, field }, { by, fresh }) => {
    const old = String(pick(field.rules, by)?.message);
    // A number in a message is that of its rule.
    const [bound] = old.replaceAll(',', '').match(/\d+/) ?? [];
    const message = bound ? `Another message ${bound}` : 'Another message'.padEnd(16 + (fresh % 40), '!');
    const rules = field.rules.map((rule) => (rule.message === old ? { ...rule, message } : rule));
    const fail = step.examples.fail.map((example) =>
      example.errors[name] === old ? { ...example, errors: { ...example.errors, [name]: message } } : example,
    );
    return { ...withField(step, name, { ...field, rules }), examples: { ...step.examples, fail } };
  },
);

/** A wording variant, with a title and the label of a field. */
export const addVariant = editField(
  () => true,
  ({ step, name }, { by, fresh }) => {
    const wording = { title: `Wording ${fresh}?`, fields: { [name]: { label: `Wording ${fresh}` } } };
    const variant = pick(['b', 'New Case', 'Repeat Case'], by) ?? 'b';
    return { ...step, variants: { ...step.variants, [variant]: wording } };
  },
);

/** Shortcuts that the rules still take. */
function withShortcuts(field: Field): Field {
  if (field.kind !== 'money' || !field.shortcuts) return field;
  const shortcuts = field.shortcuts.filter(
    (amount) => !brokenRule(field.rules, String(amount), { answers: {}, facts: exampleFacts }),
  );
  return { ...field, shortcuts };
}

const boundsOf = ({ rules }: Field) => rules.filter((rule) => entryOf(rule).entry.tools.bound);

/** Another bound, with the number in its message, in its Hindi and in its examples. */
export const moveBound = editField(
  ({ field }) => boundsOf(field).length > 0,
  ({ step, name, field }, { by }) => {
    const old = pick(boundsOf(field), by);
    if (!old || !('value' in old) || typeof old.value !== 'number') return undefined;
    const value = old.value + (by % 3 === 0 ? -1 : 1) * (old.rule === 'atLeast' || old.rule === 'atMost' ? 100 : 1);
    const message = old.message.replace(/\d[\d,]*/g, String(value));
    // The rule has the value of its own kind, which follows from the entry's name, but not from a spread.
    const moved = { ...old, value, message } as Rule;
    const rules = field.rules.map((rule) => (rule === old ? moved : rule));
    return withField(step, name, withShortcuts({ ...field, rules }));
  },
);

function withOptions({ step, name, field }: Found, options: readonly Option[]) {
  const isLong = options.length > 6 || options.some(({ value }) => value.length > 24);
  const rows = field.kind === 'choice' && isLong && { variant: 'rows' };
  return 'options' in field ? withField(step, name, { ...field, ...rows, options } as Field) : undefined;
}

const hasOptions = ({ field }: Found) => 'options' in field;
/** Whether nothing else names an option of the field. */
const hasFreeOptions = (found: Found) => hasOptions(found) && !found.step.variants && !found.isRead;

export const addOption = editField(hasOptions, (found, { fresh }) =>
  withOptions(found, [...optionsOf(found.field), { value: `More ${fresh}` }]),
);

export const orderOptions = editField(hasOptions, (found) => withOptions(found, optionsOf(found.field).toReversed()));

export const labelOption = editField(hasOptions, (found, { by, fresh }) => {
  const old = pick(optionsOf(found.field), by);
  const label = `Label ${fresh}`;
  return withOptions(
    found,
    optionsOf(found.field).map((option) => (option === old ? { ...option, label } : option)),
  );
});

/** One option less: none that an example gives. */
export const removeOption = editField(
  (found) => hasFreeOptions(found) && optionsOf(found.field).length > 2,
  (found, { by }) => {
    const examples = JSON.stringify(found.step.examples);
    const removable = optionsOf(found.field).filter(({ value }) => !examples.includes(`"${value}"`));
    const gone = pick(removable, by);
    return (
      gone &&
      withOptions(
        found,
        optionsOf(found.field).filter((option) => option !== gone),
      )
    );
  },
);

/** Another value of an option, in the examples too. */
export const rewordOption = editField(hasFreeOptions, (found, { by, fresh }) => {
  const old = pick(optionsOf(found.field), by);
  const value = `Reworded ${fresh}`;
  const options = optionsOf(found.field).map((option) => (option === old ? { ...option, value } : option));
  const examples = JSON.parse(JSON.stringify(found.step.examples).replaceAll(`"${old?.value}"`, `"${value}"`));
  return withOptions({ ...found, step: { ...found.step, examples } }, options);
});
