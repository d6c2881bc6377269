// The questions that every subject of the benchmark asks are those of the app, so that all have texts of one length.
// A subject has its own schema or code, and gets the texts as data (build.ts).
import { kindOf, monthDays, optionsOf, type Field as StepField } from '#engine/fields.ts';
import type { RuleName } from '#engine/rules.ts';
import { stepByRoute } from '#schemas/index.ts';

const routes = {
  'name-email': '/enter-name',
  'loan-purpose': '/loan-purpose',
  'loan-amount': '/enter-loan-amount',
  gender: '/gender',
  'marital-status': '/marital-status',
  education: '/highest-education',
  employment: '/employment-details',
  'payment-mode': '/payment-mode',
  'company-name': '/company-name',
  industry: '/industry',
  designation: '/your-designation',
  'monthly-income': '/monthly-income',
  experience: '/work-experience',
  'salary-date': '/salary-date',
  residence: '/your-residence',
  address: '/enter-address',
  references: '/reference-details',
};

/** The app's steps with the ids of their screens. They are found by route, because a step may be removed, or written in JSON. */
export const questions = Object.entries(routes).flatMap(([id, route]) => {
  const step = stepByRoute(route);
  return step ? [{ id, step }] : [];
});

type Keyword = 'required' | 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'type' | 'format' | 'pattern';

/** The rules by their names in JSON Schema. */
const keywords: { readonly [name in RuleName]?: Keyword } = {
  required: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  atLeast: 'minimum',
  atMost: 'maximum',
  digitsOnly: 'type',
  email: 'format',
  letters: 'pattern',
  singleSpacedLetters: 'pattern',
  notOnlyDigits: 'pattern',
  exactLength: 'pattern',
  mobile: 'pattern',
};

/** What `read` returns for each field, by name. */
function byField<Value>(read: (field: StepField) => Value): Readonly<Record<string, Value>> {
  const fields = questions.flatMap(({ step }) => Object.entries(step.fields));
  return Object.fromEntries(fields.map(([name, field]) => [name, read(field)]));
}

export const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(questions.map(({ id, step }) => [id, step.title])),
  done: 'Thank you',
};

export const labels = byField(({ label }) => label);

export const options = byField((field) =>
  field.kind === 'days' ? monthDays : optionsOf(field).map(({ value }) => value),
);

/** The messages of each field, by the names of the rules in JSON Schema. */
export const messages = byField(({ rules }): { readonly [keyword in Keyword]?: string } =>
  Object.fromEntries(rules.map(({ rule, message }) => [keywords[rule] ?? rule, message])),
);

/** Texts, because a JSON schema takes no regular expression. */
export const patterns = {
  letters: '^[A-Za-z]+( [A-Za-z]+)*$',
  notOnlyDigits: '^(?!\\d+$).*$',
  pincode: '^[0-9]{6}$',
  mobile: '^[6-9][0-9]{9}$',
};

const patternOf: { readonly [name in RuleName]?: string } = {
  letters: patterns.letters,
  singleSpacedLetters: patterns.letters,
  notOnlyDigits: patterns.notOnlyDigits,
  exactLength: patterns.pincode,
  mobile: patterns.mobile,
};

/** The values of a field's rules, by the names that JSON Schema has for them. */
function limitsOf({ kind, rules }: StepField): Readonly<Record<string, unknown>> {
  const limits = rules.map((rule) => {
    const value = 'value' in rule ? rule.value : undefined;
    return [keywords[rule.rule] ?? rule.rule, patternOf[rule.rule] ?? value] as const;
  });
  // In JSON Schema a number has no length.
  return Object.fromEntries(limits.filter(([name, value]) => value && !(kind === 'money' && name === 'maxLength')));
}

/** The input of a field. */
function inputOf(field: StepField) {
  const { control } = kindOf(field).tools;
  if (control) return control;
  if (field.kind === 'money') return 'number';
  if (field.kind === 'email') return 'email';
  return 'normalize' in field && field.normalize === 'mobile' ? 'tel' : 'text';
}

/** The screens of each step, with the fields that must be filled, for a library that takes a definition. */
export const definitions = questions.map(({ id, step }) => {
  const asked = Object.entries(step.fields).filter(([, { rules }]) => rules.length > 0);
  return { id, fields: asked.map(([name, field]) => ({ name, input: inputOf(field), limits: limitsOf(field) })) };
});

/** One field: how it is filled, and with which answer. */
export interface Field {
  readonly key: string;
  readonly kind: 'text' | 'choice' | 'select';
  readonly answer: string;
}

/** One screen, with the fields in the order in which they are filled. */
export interface Screen {
  readonly id: string;
  readonly fields: readonly Field[];
  /** Whether its field is typed key by key, and each key is timed. */
  readonly timesKeys?: true;
}

const answers: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...questions.map(({ step }) => step.examples.pass[0])),
  // Thirty characters, each of which is timed.
  companyName: 'Shree Balaji Traders Pvt Ltd X',
};

const kindFor = (input: string) => (input === 'radio' ? 'choice' : input === 'select' ? 'select' : 'text');

export const screens: readonly Screen[] = definitions.map(({ id, fields }) => ({
  id,
  fields: fields.map(({ name, input }) => ({ key: name, kind: kindFor(input), answer: answers[name] ?? '' })),
  ...(id === 'company-name' && { timesKeys: true }),
}));
