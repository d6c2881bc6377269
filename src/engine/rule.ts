/** The answers of one step, by field name; always text, empty where there is none. */
export type Answers<Name extends string = string> = Readonly<Record<Name, string>>;

/** The value of a rule by its kind: a number of characters, rupees, another field's name, a regular expression. */
export interface RuleValues {
  readonly none: undefined;
  readonly length: number;
  readonly amount: number;
  readonly field: string;
  readonly pattern: string;
}

export type RuleValueKind = keyof RuleValues;

/** What a bound counts: characters, or rupees. */
export interface Measure {
  /** An answer of exactly this size, made from one that passes. */
  textOf(text: string, size: number): string;
  /** Describes the answers between two sizes: 'of 3 to 4 characters'. */
  range(from: number, to: number): string;
}

/** The limit that a rule with a number sets. */
export interface RuleBound {
  readonly end: 'least' | 'most' | 'exact';
  /** What the number is called: 'fewest characters'. */
  readonly name: string;
  readonly measure: Measure;
}

/** What a personal field has besides a reason. */
export interface PersonalTools {
  /** Its most likely autocomplete token. */
  readonly autocomplete: string;
  /** The draft never stores the answer. */
  readonly secret?: true;
}

/** What only the tools read of a rule; the product is built without it. */
interface RuleTools<Value> {
  /** The rule in words: 'at least 4 characters'. */
  describe(value: Value | string): string;
  readonly bound?: RuleBound;
  /** For a rule that only answers about a person have. */
  readonly personal?: PersonalTools;
}

/**
 * Everything about one rule. `check` gets the trimmed answer, which is empty only for `required`, and all answers of the
 * step.
 */
export interface RuleEntry<Kind extends RuleValueKind> {
  readonly value: Kind;
  check(text: string, value: RuleValues[Kind], answers: Answers): boolean;
  readonly tools: RuleTools<RuleValues[Kind]>;
}

export type RuleEntries = Readonly<Record<string, { [Kind in RuleValueKind]: RuleEntry<Kind> }[RuleValueKind]>>;
