import { isSafe } from 'redos-detector';

/** So many steps decide it, never a clock: the answer is the same on every machine. */
const bounds = { maxSteps: 20_000, timeout: Number.POSITIVE_INFINITY };

/** Whether somebody can type a text over which an expression thinks for seconds. */
export function isSlow(expression: RegExp): boolean {
  return !isSafe(expression, bounds).safe;
}

/** The expression of a rule `pattern`; none of other rules, or of a text that is none. */
export function expressionOf(rule: unknown): RegExp | undefined {
  const { rule: name, value } = Object(rule);
  try {
    return name === 'pattern' ? new RegExp(value) : undefined;
  } catch {
    return undefined;
  }
}
