import type { Field } from '#engine/fields.ts';
import type { StepIssue } from './issue.ts';
import { issueAt } from './issue.ts';

const numeric = ['minLength', 'maxLength', 'exactLength', 'atLeast', 'atMost'];

/** A bound in quotes is a text, and a text is not compared as a number. */
export function textBoundIssues(at: string, { rules }: Field): StepIssue[] {
  return rules.flatMap(({ name, of }, place) => {
    if (!numeric.includes(name) || typeof of !== 'string') return [];
    const number = Number(of.replaceAll(/[,_\s₹]/g, ''));
    const write = of.trim() === '' || Number.isNaN(number) ? 'a number' : `${number} without quotes`;
    return [issueAt(`${at}.rules[${place}]`, `the bound of ${name} is a text, '${of}'`, write)];
  });
}
