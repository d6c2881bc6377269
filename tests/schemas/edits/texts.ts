import type { Edit } from './edit.ts';
import { pick, pickField, stepsIn, withField, withStep } from './edit.ts';

/** Another title, subtitle or section. */
export const rewordStep: Edit = (journey, { at, by, fresh }) => {
  const step = pick(stepsIn(journey), at);
  const part = pick(['title', 'subtitle', 'section'], by) ?? 'title';
  return step && withStep(journey, { ...step, [part]: `Another ${part} ${fresh}` });
};

/** Another label, or a hint, a placeholder or a reason where there was none. */
export const rewordField: Edit = (journey, { at, by, fresh }) => {
  const found = pickField(journey, at, () => true);
  const part = pick(['label', 'hint', 'placeholder', 'reason'], by) ?? 'label';
  if (!found) return undefined;
  const { step, name, field } = found;
  // A field that says why it is asked is personal.
  const personal = part === 'reason' && { autocomplete: 'off' };
  return withStep(journey, withField(step, name, { ...personal, ...field, [part]: `Another ${part} ${fresh}` }));
};

/** Another message of a rule, and of the examples that show it. */
export const rewordMessage: Edit = (journey, { at, by, fresh }) => {
  const found = pickField(journey, at, (field) => field.rules.length > 0);
  const old = found && pick(found.field.rules, by)?.message;
  if (!found || old === undefined) return undefined;
  const { step, name, field } = found;
  const [bound = ''] = old.replaceAll(',', '').match(/\d+/) ?? [];
  const message = `Another message ${bound || fresh}`;
  // A number in a message is that of its rule.
  const worded = bound ? message : 'Another message'.padEnd(16 + (fresh % 40), '!');
  const rules = field.rules.map((rule) => (rule.message === old ? { ...rule, message: worded } : rule));
  const fail = step.examples.fail.map((example) =>
    example.errors[name] === old ? { ...example, errors: { ...example.errors, [name]: worded } } : example,
  );
  const changed = withField(step, name, { ...field, rules });
  return withStep(journey, { ...changed, examples: { ...step.examples, fail } });
};

/** A wording variant, with a title and the label of a field. */
export const addVariant: Edit = (journey, { at, by, fresh }) => {
  const found = pickField(journey, at, () => true);
  if (!found) return undefined;
  const { step, name } = found;
  const wording = { title: `Wording ${fresh}?`, fields: { [name]: { label: `Wording ${fresh}` } } };
  const variant = pick(['b', 'New Case', 'Repeat Case'], by) ?? 'b';
  return withStep(journey, { ...step, variants: { ...step.variants, [variant]: wording } });
};
