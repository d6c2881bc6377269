import { isSafe } from 'redos-detector';

/** So many steps decide it, never a clock: the answer is the same on every machine. */
const bounds = { maxSteps: 20_000, timeout: Number.POSITIVE_INFINITY };

/** Whether somebody can type a text over which an expression thinks for seconds. */
export function isSlow(expression: RegExp): boolean {
  return !isSafe(expression, bounds).safe;
}

/** The expression that a rule of `pattern` was given, as it says in its `of`; none for other rules. */
export function expressionOf(of: unknown): RegExp | undefined {
  const [, source, flags] = (typeof of === 'string' && /^\/(.+)\/([a-z]*)$/s.exec(of)) || [];
  return source === undefined ? undefined : new RegExp(source, flags);
}
