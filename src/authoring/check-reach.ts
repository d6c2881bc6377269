import type { Step } from '#engine/step.ts';
import { boundsOf, breaksOf } from './break-rules.ts';
import { rulesOf, sidesOf } from './break-search.ts';
import { issueAt, type StepIssue } from './issue.ts';

/** Rules that no answer on the screen shows. For a step whose examples hold. */
export function reachIssues(step: Step): StepIssue[] {
  const breaks = breaksOf(step);
  const bounds = boundsOf(step);
  return rulesOf(step).flatMap(({ field, name, rule }) => {
    const issue = (wrong: string, write: string) => [
      issueAt(`fields.${field}.rules[${step.fields[field]?.rules.indexOf(rule)}]`, wrong, write),
    ];
    const broken = breaks.find((one) => one.name === name);
    if (broken?.message !== rule.message) {
      const wrong = `nothing shows '${rule.message}': an earlier rule is broken first, or it always holds`;
      return issue(wrong, 'another rule, or take it out');
    }
    const sides = sidesOf(rule).filter(
      ({ side }) => !bounds.some((bound) => bound.name === name && bound.side === side),
    );
    if (sides.length > 0) {
      const where = sides.map(({ side }) => side).join(' and ');
      const wrong = `no answer lies just ${where} its bound: another rule rejects it`;
      return issue(wrong, 'a bound that answers reach, or take it out');
    }
    const isCut = ['maxLength', 'atMost'].includes(rule.rule) && !broken.typed;
    return isCut
      ? issue('its field cuts what the rule reports', 'a field that does not cut it, or remove the rule')
      : [];
  });
}
