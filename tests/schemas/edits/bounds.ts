import { exampleFacts } from '#authoring/check-answers.ts';
import type { Field } from '#engine/fields.ts';
import type { Rule } from '#engine/rules.ts';
import { brokenRule, entryOf } from '#engine/rules.ts';
import type { Edit } from './edit.ts';
import { pick, pickField, withField, withStep } from './edit.ts';

const isBound = (rule: Rule) => entryOf(rule).entry.tools.bound !== undefined;

/** Shortcuts that the rules still take. */
function withShortcuts(field: Field): Field {
  if (field.kind !== 'money' || !field.shortcuts) return field;
  const shortcuts = field.shortcuts.filter(
    (amount) => !brokenRule(field.rules, String(amount), { answers: {}, facts: exampleFacts }),
  );
  return { ...field, shortcuts };
}

/** Another bound, with the number in its message, in its Hindi and in its examples. */
export const moveBound: Edit = (journey, { at, by }) => {
  const found = pickField(journey, at, (field) => field.rules.some(isBound));
  const old = found && pick(found.field.rules.filter(isBound), by);
  if (!found || !old || !('value' in old) || typeof old.value !== 'number') return undefined;
  const { step, name, field } = found;
  const amount = old.rule === 'atLeast' || old.rule === 'atMost';
  const value = old.value + (by % 3 === 0 ? -1 : 1) * (amount ? 100 : 1);
  const message = old.message.replace(/\d[\d,]*/g, String(value));
  // The rule has the value of its own kind, which follows from the entry's name, but not from a spread.
  const moved = { ...old, value, message } as Rule;
  const rules = field.rules.map((rule) => (rule === old ? moved : rule));
  return withStep(journey, withField(step, name, withShortcuts({ ...field, rules })));
};
