import { boundsOf, breaksOf, rulesOf, unbroken } from '#authoring/break-rules.ts';
import { exampleAnswers, exampleFacts } from '#authoring/check-answers.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import { steps as journeySteps } from '#schemas/index.ts';

const shownLength = 24;

/** A value in a cell of a table; of a long one its start and its length. */
function shown(value = ''): string {
  if (value === '') return 'left empty';
  const long = value.length > shownLength;
  return `\`${long ? `${value.slice(0, shownLength)}…` : value}\`${long ? ` (${value.length})` : ''}`;
}

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** The places of the failing examples that show this message under this field, counted from 1. */
function examplesOf(step: Step, field: string, message: string): string {
  const showing = step.examples.fail.flatMap(({ answers }, place) =>
    messagesOf(step.fields, exampleAnswers(step, answers), exampleFacts)[field] === message ? [place + 1] : [],
  );
  return showing.join(', ');
}

function stepRows(step: Step): string[][] {
  const breaks = breaksOf(step);
  const inside = boundsOf(step).filter(({ side }) => side === 'inside');
  return rulesOf(step).map(({ field, name, is }) => {
    const broken = breaks.find((one) => one.name === name);
    const bound = inside.find((one) => one.name === name);
    return [
      step.route,
      `\`${name}\``,
      is.message,
      broken ? shown(broken.answers[field]) : 'no answer',
      bound ? shown(bound.answers[field]) : '',
      broken?.others.map((other) => `\`${other}\``).join(', ') ?? '',
      examplesOf(step, field, is.message),
    ];
  });
}

const head = ['step', 'rule', 'shows', 'broken by', 'just inside', 'breaks as well', 'failing examples'];

/** Rules as a list, or that there are none. */
function listed(steps: readonly Step[], pick: (step: Step) => readonly string[]): string {
  const lines = steps.flatMap((step) => pick(step).map((name) => `- ${step.route} \`${name}\``));
  return lines.join('\n') || 'None.';
}

/** docs/rules.md: every rule of every field, and what breaks it; first the rules that nothing breaks. */
export function rulesPage(steps: readonly Step[] = journeySteps): string {
  const breaks = steps.flatMap((step) => breaksOf(step));
  const count = steps.flatMap(rulesOf).length;
  return `${[
    '# The rules, and what breaks them',
    'Generated from `schemas/` by `npm run docs`; `npm run report:rules` prints it. Each answer was made from the rule and the examples that pass, and proved by the rules themselves. The stories, the tests of the screens and those of the lender are given the same answers.',
    `${count} rules in ${steps.length} steps: ${breaks.filter(({ alone }) => alone).length} are broken by an answer that breaks nothing else, ${breaks.filter(({ typed }) => typed).length} by one that can be typed.`,
    '## Nothing breaks it, or nothing shows its message',
    listed(steps, (step) => unbroken(step)),
    '## Only the lender is ever sent what breaks it',
    listed(steps, (step) => breaksOf(step).flatMap(({ typed, name }) => (typed ? [] : [name]))),
    '## Every rule',
    table(head, steps.flatMap(stepRows)),
  ].join('\n\n')}\n`;
}

if (import.meta.main) {
  console.log(rulesPage());
  process.exitCode = journeySteps.some((step) => unbroken(step).length > 0) ? 1 : 0;
}
