// The questions that every subject of the benchmark asks: the app's, so that none has shorter or longer texts than another.
// A subject has its own schema or code, and gets the texts as data (build.ts).
import { kindOf, monthDays, optionsOf, type Field as StepField } from '#engine/fields.ts';
import type { RuleName } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { companyName } from '#schemas/company-name.ts';
import { employmentDetails } from '#schemas/employment-details.ts';
import { enterAddress } from '#schemas/enter-address.ts';
import { enterLoanAmount } from '#schemas/enter-loan-amount.ts';
import { enterName } from '#schemas/enter-name.ts';
import { gender } from '#schemas/gender.ts';
import { highestEducation } from '#schemas/highest-education.ts';
import { industry } from '#schemas/industry.ts';
import { loanPurpose } from '#schemas/loan-purpose.ts';
import { maritalStatus } from '#schemas/marital-status.ts';
import { monthlyIncome } from '#schemas/monthly-income.ts';
import { paymentMode } from '#schemas/payment-mode.ts';
import { referenceDetails } from '#schemas/reference-details.ts';
import { salaryDate } from '#schemas/salary-date.ts';
import { workExperience } from '#schemas/work-experience.ts';
import { yourDesignation } from '#schemas/your-designation.ts';
import { yourResidence } from '#schemas/your-residence.ts';

/** The steps by the ids of their screens, in their order. */
export const questions = {
  'name-email': enterName,
  'loan-purpose': loanPurpose,
  'loan-amount': enterLoanAmount,
  gender,
  'marital-status': maritalStatus,
  education: highestEducation,
  employment: employmentDetails,
  'payment-mode': paymentMode,
  'company-name': companyName,
  industry,
  designation: yourDesignation,
  'monthly-income': monthlyIncome,
  experience: workExperience,
  'salary-date': salaryDate,
  residence: yourResidence,
  address: enterAddress,
  references: referenceDetails,
};

type NameIn<Question> = Question extends Step<infer Name> ? Name : never;
type FieldName = NameIn<(typeof questions)[keyof typeof questions]>;

type Keyword = 'required' | 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'type' | 'format' | 'pattern';

/** The names that JSON Schema has for rules. */
const keywords: { readonly [name in RuleName]?: Keyword } = {
  required: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  atLeast: 'minimum',
  atMost: 'maximum',
  wholeRupees: 'type',
  email: 'format',
  letters: 'pattern',
  singleSpacedLetters: 'pattern',
  notOnlyDigits: 'pattern',
  exactLength: 'pattern',
  mobile: 'pattern',
};

/** What `read` returns for each field, by name. */
function byField<Value>(read: (field: StepField) => Value) {
  const fields = Object.values(questions).flatMap((step) => Object.entries<StepField>(step.fields));
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(fields.map(([name, field]) => [name, read(field)])) as Readonly<Record<FieldName, Value>>;
}

const titlesOfSteps = Object.entries(questions).map(([id, { title }]) => [id, title] as const);
export const titles: Readonly<Record<string, string>> = { ...Object.fromEntries(titlesOfSteps), done: 'Thank you' };

export const labels = byField(({ label }) => label);

export const options = byField((field) =>
  field.kind === 'days' ? monthDays : optionsOf(field).map(({ value }) => value),
);

/** By the names that JSON Schema has for the rules. */
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
  // A number has no length there.
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
export const definitions = Object.entries<Step>(questions).map(([id, step]) => {
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
  ...Object.assign({}, ...Object.values<Step>(questions).map(({ examples }) => examples.pass[0])),
  // Thirty characters, each of which is timed.
  companyName: 'Shree Balaji Traders Pvt Ltd X',
};

const kindFor = (input: string) => (input === 'radio' ? 'choice' : input === 'select' ? 'select' : 'text');

export const screens: readonly Screen[] = definitions.map(({ id, fields }) => ({
  id,
  fields: fields.map(({ name, input }) => ({ key: name, kind: kindFor(input), answer: answers[name] ?? '' })),
  ...(id === 'company-name' && { timesKeys: true }),
}));
