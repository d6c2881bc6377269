import type { Answers, RuleEntry, RuleValueKind, RuleValues } from './rule.ts';
import { comparisons } from './rules/comparisons.ts';
import { forms } from './rules/forms.ts';
import { measures } from './rules/measures.ts';

/** Every rule of §5 by its name. A new rule is one entry here, in one of the three files, and its name in the list below. */
export const ruleRegistry = { ...comparisons, ...measures, ...forms } as const;

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
