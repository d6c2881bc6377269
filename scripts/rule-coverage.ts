import { boundsOf, breaksOf, rulesOf } from '#authoring/break-rules.ts';
import type { Step } from '#engine/step.ts';
import { steps as journeySteps } from '#schemas/index.ts';
import { code, table } from './markdown.ts';

/** A value in a cell; of a long one its start and its length. */
function shown(value = ''): string {
  if (value === '') return 'left empty';
  return value.length > 24 ? `${code(`${value.slice(0, 24)}…`)} (${value.length})` : code(value);
}

function stepRows(step: Step): string[][] {
  const breaks = breaksOf(step);
  const inside = boundsOf(step).filter(({ side }) => side === 'inside');
  return rulesOf(step).map(({ field, name, is }) => {
    const broken = breaks.find((one) => one.name === name);
    const bound = inside.find((one) => one.name === name);
    return [
      step.route,
      code(name),
      is.message,
      broken ? `${shown(broken.answers[field])}${broken.typed ? '' : ', which cannot be typed'}` : 'no answer',
      bound ? shown(bound.answers[field]) : '',
      broken?.others.map(code).join(', ') ?? '',
    ];
  });
}

/** docs/rules.md: every rule of every field, and what breaks it. */
export function rulesPage(steps: readonly Step[] = journeySteps): string {
  return `${[
    '# The rules, and what breaks them',
    'Generated from `schemas/` by `npm run docs`. Each answer is made from the rule and the examples that pass, and checked with the rules themselves. The stories, the tests of the screens and those of the sandbox use the same answers; `npm run journey -- --break companyName:minLength` opens one.',
    table(['step', 'rule', 'shows', 'broken by', 'just inside', 'breaks as well'], steps.flatMap(stepRows)),
  ].join('\n\n')}\n`;
}
