import type { Facts } from '#contract/session.ts';

/** The answers of one step, by field name; always text, an empty text where nothing was given. */
export type Answers<Name extends string = string> = Readonly<Record<Name, string>>;

/**
 * One rule of §5 with the message it shows. An empty value passes every rule but `required`,
 * so that a field is never told two things at once.
 */
export interface Rule {
  readonly name: string;
  readonly message: string;
  /** What it is measured by: a length, an amount in rupees, another field's name, an expression. */
  readonly of?: number | string;
  holds(value: string, answers: Answers, facts: Facts): boolean;
}
