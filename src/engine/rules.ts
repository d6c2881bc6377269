import type { Answers, Measure, RuleEntries, RuleEntry, RuleValueKind, RuleValues } from './rule.ts';

/** A number in plain digits; NaN for any other text, which is within no limits. */
const numberOf = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

/** In characters: an emoji counts as one, where `length` counts two. */
const lengthOf = (text: string) => Array.from(text).length;

const characters: Measure = {
  textOf(text, size) {
    const length = Math.max(size, 0);
    const cut = text.repeat(length).slice(0, length);
    // A space at the end would be trimmed later, and the text would be too short.
    return cut.trimEnd().padEnd(length, text.slice(-1));
  },
  range: (from, to) => (from === to ? `of ${from} characters` : `of ${from} to ${to} characters`),
};

const rupees: Measure = {
  textOf: (_text, amount) => String(amount),
  range: (from, to) => (from === to ? `of ${from}` : `between ${from} and ${to}`),
};

/** The expression of a `pattern`. */
export const wholeText = (source: string) => new RegExp(`^(?:${source})$`);

const byForm = (form: RegExp) => ({ value: 'none', check: (text: string) => form.test(text) }) as const;

/** Every rule of §5 by its name. A new rule is one entry here, and its name in the list at the end of this file. */
export const ruleRegistry = {
  required: {
    value: 'none',
    check: (text) => text !== '',
    tools: { describe: () => 'an answer is required' },
  },
  /** §5 Bank: the same as another field of the step. */
  sameAs: {
    value: 'field',
    check: (text, field, answers) => text === answers[field]?.trim(),
    tools: { describe: (field) => `the same as ${field}` },
  },
  minLength: {
    value: 'length',
    check: (text, length) => lengthOf(text) >= length,
    tools: {
      describe: (length) => `at least ${length} characters`,
      bound: { end: 'least', name: 'fewest characters', measure: characters },
    },
  },
  maxLength: {
    value: 'length',
    check: (text, length) => lengthOf(text) <= length,
    tools: {
      describe: (length) => `at most ${length} characters`,
      bound: { end: 'most', name: 'most characters', measure: characters },
    },
  },
  exactLength: {
    value: 'length',
    check: (text, length) => lengthOf(text) === length,
    tools: {
      describe: (length) => `exactly ${length} characters`,
      bound: { end: 'exact', name: 'characters', measure: characters },
    },
  },
  atLeast: {
    value: 'amount',
    check: (text, least) => numberOf(text) >= least,
    tools: {
      describe: (least) => `minimum ${least}`,
      bound: { end: 'least', name: 'minimum', measure: rupees },
    },
  },
  atMost: {
    value: 'amount',
    check: (text, most) => numberOf(text) <= most,
    tools: {
      describe: (most) => `maximum ${most}`,
      bound: { end: 'most', name: 'maximum', measure: rupees },
    },
  },
  /** The whole text has to match, as with the `pattern` of HTML: '[A-Z]+'. */
  pattern: {
    value: 'pattern',
    check: (text, source) => wholeText(source).test(text),
    tools: { describe: (source) => `the whole text of the form \`${source}\`` },
  },
  /** §5 References, Bank. */
  letters: { ...byForm(/^[a-z ]+$/i), tools: { describe: () => 'letters and spaces only' } },
  /** §5 Name. */
  singleSpacedLetters: {
    ...byForm(/^[a-z]+( [a-z]+)*$/i),
    tools: { describe: () => 'letters and single spaces only', personal: { autocomplete: 'name' } },
  },
  /** §5: the digits 0 to 9 and nothing else: neither 1e5 nor 0x7d0 is an amount. Every money field needs it. */
  digitsOnly: { ...byForm(/^\d+$/), tools: { describe: () => 'digits only' } },
  /** §5 Company name; the digits of a Hindi keyboard are digits too. */
  notOnlyDigits: { ...byForm(/\P{Nd}/u), tools: { describe: () => 'not only digits' } },
  /** §5 Email, in its usual form: dotted words, an at sign, a domain that ends with a dot and letters. */
  email: {
    ...byForm(/^[\w%+'-]+(\.[\w%+'-]+)*@([a-z\d-]+\.)+[a-z]{2,}$/i),
    tools: { describe: () => 'the form of an e-mail', personal: { autocomplete: 'email' } },
  },
  /** §5 PAN: 3 letters, the letter P, 1 letter, 4 digits, 1 letter. */
  pan: {
    ...byForm(/^[a-z]{3}p[a-z]\d{4}[a-z]$/i),
    tools: { describe: () => 'the form of a PAN', personal: { autocomplete: 'off' } },
  },
  /** §5 Aadhaar: 12 digits, optionally grouped in fours by a space or a hyphen. */
  aadhaar: {
    ...byForm(/^\d{4}[ -]?\d{4}[ -]?\d{4}$/),
    tools: { describe: () => 'the form of an Aadhaar number', personal: { autocomplete: 'off', secret: true } },
  },
  /** §5 References: 10 digits starting 6 to 9. */
  mobile: {
    ...byForm(/^[6-9]\d{9}$/),
    tools: { describe: () => 'the form of a mobile number', personal: { autocomplete: 'tel-national' } },
  },
  /** §5 Aadhaar, Mobile login: a number of zeros only, grouped or not. */
  notZeros: { ...byForm(/[^0 -]/), tools: { describe: () => 'not zeros only' } },
  /** §13: 4 letters, a zero, 6 letters or digits. */
  ifsc: { ...byForm(/^[a-z]{4}0[a-z\d]{6}$/i), tools: { describe: () => 'the form of an IFSC code' } },
} as const satisfies RuleEntries;

type Registry = typeof ruleRegistry;
export type RuleName = keyof Registry;
type ValueOf<Name extends RuleName> = RuleValues[Registry[Name]['value']];

type RuleOf<Name extends RuleName> =
  ValueOf<Name> extends undefined
    ? { readonly rule: Name; readonly message: string }
    : { readonly rule: Name; readonly value: ValueOf<Name>; readonly message: string };

export type Rule = { [Name in RuleName]: RuleOf<Name> }[RuleName];

/** The entry of a rule in the registry, and its value, if it has one. */
export function entryOf(rule: Rule) {
  // `Rule` pairs each name with the value of that very entry; an index signature cannot express this.
  const entry = ruleRegistry[rule.rule] as RuleEntry<RuleValueKind>;
  const value = 'value' in rule ? rule.value : undefined;
  return { entry, value };
}

/** Whether an answer passes a rule. Spaces around it do not count; an empty one passes every rule but `required`. */
export function passes(rule: Rule, answer: string, answers: Answers = {}): boolean {
  const text = answer.trim();
  const { entry, value } = entryOf(rule);
  return (text === '' && rule.rule !== 'required') || entry.check(text, value, answers);
}

/** The first broken rule, whose message shows. */
export function brokenRule(rules: readonly Rule[], answer: string, answers?: Answers): Rule | undefined {
  return rules.find((rule) => !passes(rule, answer, answers));
}

type Writers = {
  readonly [Name in RuleName]: ValueOf<Name> extends undefined
    ? (message: string) => RuleOf<Name>
    : (value: ValueOf<Name>, message: string) => RuleOf<Name>;
};

const writer =
  ([rule, { value }]: [string, { value: RuleValueKind }]) =>
  (first: unknown, message: unknown) =>
    value === 'none' ? { rule, message: first } : { rule, value: first, message };

// Each writer is made from its entry's name; its types follow from the entry: see `Writers`.
const writers = Object.fromEntries(Object.entries(ruleRegistry).map((entry) => [entry[0], writer(entry)])) as Writers;

/** The rules as they are written in a schema: `required('Please enter your name')`, `minLength(3, 'Too short')`. */
export const {
  required,
  sameAs,
  minLength,
  maxLength,
  exactLength,
  atLeast,
  atMost,
  pattern,
  letters,
  singleSpacedLetters,
  digitsOnly,
  notOnlyDigits,
  email,
  pan,
  aadhaar,
  mobile,
  notZeros,
  ifsc,
} = writers;
