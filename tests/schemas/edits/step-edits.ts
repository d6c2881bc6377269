import { conditionsOf } from '#authoring/condition-parts.ts';
import type { Route } from '#contract/routes.ts';
import { isSpecifiedRoute } from '#contract/routes.ts';
import { type Field, optionsOf } from '#engine/fields.ts';
import type { Rule } from '#engine/rules.ts';
import { type Journey, routeOf, type Step } from '#engine/step.ts';
import type { Edit } from './edit.ts';
import { answersRead, completed, editField, pick, stepsIn, withField, withStep } from './edit.ts';

/** Another title, subtitle or section. */
export const rewordStep: Edit = (journey, { at, by, fresh }) => {
  const step = pick(stepsIn(journey), at);
  const part = pick(['title', 'subtitle', 'section'], by) ?? 'title';
  return step && withStep(journey, { ...step, [part]: `Another ${part} ${fresh}` });
};

/** Two steps that follow one another, the later with a plain back arrow to the earlier. */
function neighbours(journey: Journey) {
  return journey.flatMap((entry, place) => {
    const next = journey[place + 1];
    if (typeof entry === 'string' || next === undefined || typeof next === 'string') return [];
    const isPlain = next.back.to === entry.route && !next.back.supplied && !next.back.repeatCustomer;
    return isPlain ? [{ place, earlier: entry, later: next }] : [];
  });
}

const backTo = (entry: Step | Route, from: Route, to: Route) =>
  typeof entry !== 'string' && entry.back.to === from ? { ...entry, back: { ...entry.back, to } } : entry;

/** Two neighbouring steps in the other order, with their back arrows and that of the step after them. */
export const swapSteps: Edit = (journey, { at }) => {
  const plain = neighbours(journey).filter(
    ({ earlier, later }) =>
      !earlier.back.supplied &&
      !earlier.askIf &&
      ![earlier, later].some(({ route }) => ['/enter-address', '/enter-name'].includes(route)) &&
      conditionsOf(later).length === 0,
  );
  const found = pick(plain, at);
  if (!found) return undefined;
  const { place, earlier, later } = found;
  const swapped = [
    { ...later, back: { ...later.back, to: earlier.back.to } },
    { ...earlier, back: { to: later.route } },
  ];
  const after = journey.slice(place + 2).map((entry) => backTo(entry, later.route, earlier.route));
  return [...journey.slice(0, place), ...swapped, ...after];
};

const required: Rule = { rule: 'required', message: 'Please answer' };
const newFields: readonly (readonly [field: Field, answer: string])[] = [
  [
    { kind: 'choice', variant: 'rows', label: 'New', options: [{ value: 'Yes' }, { value: 'No' }], rules: [required] },
    'Yes',
  ],
  [{ kind: 'text', label: 'New', rules: [required, { rule: 'minLength', value: 3, message: 'At least 3' }] }, 'Abc'],
  [{ kind: 'money', label: 'New', rules: [required, { rule: 'wholeRupees', message: 'Whole rupees' }] }, '500'],
  [{ kind: 'days', label: 'New', rules: [required] }, '7'],
];

/** A step of a new route behind another one. */
export const addStep: Edit = (journey, { at, by, fresh }) => {
  const found = pick(neighbours(journey), at);
  const [field, answer] = pick(newFields, by) ?? [];
  if (!found || !field || answer === undefined) return undefined;
  const { place, earlier } = found;
  const name = `new${fresh}`;
  const added = completed({
    // A route of a schema is one of the app.
    route: `/new-${fresh}` as Route,
    section: 'New',
    title: `A new question ${fresh}?`,
    fields: { [name]: field },
    save: { key: `newKey${fresh}` },
    back: { to: earlier.route },
    repeatCustomer: pick(['draft', 'save'], by) ?? 'draft',
    examples: { pass: [{ [name]: answer }], fail: [] },
  });
  if (!added) return undefined;
  const after = journey.slice(place + 1).map((entry) => backTo(entry, earlier.route, added.route));
  return [...journey.slice(0, place + 1), added, ...after];
};

/** A step less: one that the specification does not know, and whose answers no condition reads. */
export const removeStep: Edit = (journey, { at }) => {
  const read = answersRead(journey);
  const gone = pick(
    stepsIn(journey).filter(
      ({ route, fields }) => !isSpecifiedRoute(route) && !Object.keys(fields).some((name) => read.includes(name)),
    ),
    at,
  );
  if (!gone) return undefined;
  return journey.filter((entry) => entry !== gone).map((entry) => backTo(entry, gone.route, gone.back.to));
};

/** One more field in a step with a save key: each answer has a key of its own then. */
export const addField: Edit = (journey, { at, by, fresh }) => {
  const keyed = stepsIn(journey).filter(({ save }) => !('call' in save));
  const step = pick(keyed, at);
  const [field, answer] = pick(newFields, by) ?? [];
  if (!step || !field || answer === undefined || 'call' in step.save) return undefined;
  const name = `second${fresh}`;
  const [first = ''] = Object.keys(step.fields);
  const own = 'key' in step.save ? { [first]: step.save.key } : step.save.keys;
  const { decision } = step.save;
  const pass = step.examples.pass.map((answers) => ({ ...answers, [name]: answer }));
  return withStep(journey, {
    ...withField(step, name, field),
    save: { keys: { ...own, [name]: `key${fresh}` }, ...(decision && { decision }) },
    examples: { ...step.examples, pass },
  });
};

/** What a condition may compare for a step: a fact of the session, or an answer that is given before it. */
function conditionFor(journey: Journey, step: Step, by: number) {
  const before = stepsIn(journey.slice(0, journey.map(routeOf).indexOf(step.route)));
  const choices = before
    .filter(({ askIf }) => !askIf)
    .flatMap(({ fields }) => Object.entries(fields))
    .filter(([, field]) => !field.showIf && optionsOf(field).length > 1 && !optionsOf(field).some((one) => one.showIf));
  const [answer, field] = pick(choices, by) ?? [];
  const value = field && pick(optionsOf(field), by)?.value;
  if (answer === undefined || value === undefined || by % 4 === 0)
    return { session: 'repeatCustomer', equals: by % 8 === 0 } as const;
  return by % 3 === 0 ? { not: { answer, equals: value } } : ({ answer, equals: value } as const);
}

/** A step that some borrowers skip. */
export const askOnlyIf: Edit = (journey, { at, by }) => {
  const fit = stepsIn(journey).filter(
    ({ save, askIf, route }) => !('call' in save) && !askIf && route !== '/enter-name',
  );
  const step = pick(fit, at);
  return step && withStep(journey, { ...step, askIf: conditionFor(journey, step, by) });
};

/** A field that not every borrower is shown. */
export const showOnlyIf: Edit = (journey, dice) =>
  editField(
    ({ step, field }) => 'keys' in step.save && !field.showIf && Object.values(step.fields)[0] !== field,
    ({ step, name, field }, { by }) => withField(step, name, { ...field, showIf: conditionFor(journey, step, by) }),
  )(journey, dice);
