import type { PassingAnswer, RuleBound } from '#engine/rule.ts';
import { mistyped } from '#engine/rules/mutations.ts';
import type { Rule } from '#engine/rules.ts';
import { entryOf } from '#engine/rules.ts';

/** One side of a bound, and the values of one that passes, made to lie there. */
export interface Side {
  readonly side: 'inside' | 'outside';
  valuesOf(passing: Pick<PassingAnswer, 'text'>): readonly string[];
}

const outsideOf: Readonly<Record<RuleBound['end'], readonly number[]>> = { least: [-1], most: [1], exact: [-1, 1] };
const isTrimmed = (text: string) => text === text.trim();

/** The sides of a rule's bound; none where it has no bound. */
export function sidesOf(rule: Rule): readonly Side[] {
  const { entry, value } = entryOf(rule);
  const { bound } = entry.tools;
  if (!bound) return [];
  return [0, ...outsideOf[bound.end]].map((distance) => ({
    side: distance === 0 ? 'inside' : 'outside',
    valuesOf: ({ text }) => bound.measure.textsOf(text, Number(value) + distance).filter(isTrimmed),
  }));
}

/** Values that may break a rule, the most likely first: those its entry makes, then such as are mistyped. */
export function valuesAgainst(rule: Rule, passing: PassingAnswer): readonly string[] {
  const { entry, value } = entryOf(rule);
  return [...new Set([...entry.tools.breaks(passing, value), ...mistyped(passing)])].filter(isTrimmed);
}
