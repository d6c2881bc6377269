import type { Facts } from '#contract/session.ts';
import { normalizeWhole, offeredBy } from '#engine/field-value.ts';
import type { Answers } from '#engine/rule.ts';
import { passes } from '#engine/rules.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import { visibleOf } from '#engine/visible.ts';
import { rulesOf } from './break-rules.ts';
import { exampleAnswers, exampleContext, factsFor } from './check-answers.ts';
import { unknownField } from './check-step.ts';
import { issueAt, type StepIssue, type StepIssues, unknownName } from './issue.ts';

/** An example with all its answers, the fields that it shows and their messages, and its borrower. */
function exampleOf(step: Step, answers: Partial<Answers>) {
  const facts = factsFor(step, answers);
  const whole = exampleAnswers(step, answers, facts);
  const { fields } = visibleOf(step.fields, whole, facts);
  return { facts, answers: whole, fields, messages: messagesOf(step.fields, whole, facts) };
}

function unknownFields(at: string, answers: Partial<Answers>, { fields }: Step) {
  const known = Object.keys(fields);
  return Object.keys(answers).flatMap((name) => [...unknownField(`${at}.${name}`, name, known)]);
}

/** Fields and options that a passing example names and the step does not have. */
function* unknownIn(at: string, example: Partial<Answers>, step: Step): StepIssues {
  yield* unknownFields(at, example, step);
  for (const [name, field] of Object.entries(step.fields)) {
    // The screen offers nothing else, so no borrower gives such an answer.
    const [answer, offered] = [example[name], offeredBy(field)];
    if (offered && answer) yield* unknownName(`${at}.${name}`, answer, 'an option', offered, 'its options');
  }
}

function* bodyIssues(at: string, answers: Answers, facts: Facts, step: Step): StepIssues {
  const { call, body } = savingOf(step, answers, { ...exampleContext, facts });
  for (const issue of call.body?.safeParse(body).error?.issues ?? []) {
    const wrong = `for ${at} it does not fit ${call.path}`;
    const type = issue.code === 'invalid_type' ? `: ${issue.expected}` : '';
    yield issueAt(['save.body', ...issue.path].join('.'), wrong, `what the contract requires${type}`);
  }
}

function* passIssues(example: Answers, index: number, step: Step): StepIssues {
  const at = `examples.pass[${index}]`;
  // An example is what a borrower types; the rules read what the field holds.
  const held = Object.entries(step.fields).flatMap(([name, field]) => {
    const typed = example[name];
    return typed === undefined ? [] : [[name, normalizeWhole(field, typed)]];
  });
  const { facts, answers, messages } = exampleOf(step, Object.fromEntries(held));
  const unknown = [...unknownIn(at, example, step)];
  yield* unknown;
  // A mistyped name leaves its field without an answer, so nothing else can be checked.
  if (unknown.length > 0) return;
  for (const name of Object.keys(step.fields)) {
    if (example[name] && !answers[name]) yield issueAt(`${at}.${name}`, 'answers what its conditions hide', "''");
  }
  for (const [name, message] of Object.entries(messages)) {
    const wrong = `'${answers[name]}' fails with '${message}'`;
    yield issueAt(`${at}.${name}`, wrong, 'an answer that passes, or fix the rule');
  }
  yield* bodyIssues(at, answers, facts, step);
}

/** Whether the first passing example can be read: the failing ones leave out what is as there. */
const hasBase = (step: Step) => [...unknownIn('', { ...step.examples.pass[0] }, step)].length === 0;

const quoted = (message: string | undefined) => (message === undefined ? 'nothing' : `'${message}'`);

function* failIssues({ answers, errors }: Step['examples']['fail'][number], index: number, step: Step): StepIssues {
  const at = `examples.fail[${index}]`;
  const { fields, messages } = exampleOf(step, answers);
  const { messages: passing } = exampleOf(step, {});
  const unknown = [...unknownFields(`${at}.answers`, answers, step), ...unknownFields(`${at}.errors`, errors, step)];
  yield* unknown;
  if (unknown.length > 0 || !hasBase(step)) return;
  for (const name of Object.keys(step.fields)) {
    if (errors[name] === messages[name]) continue;
    // The passing example, from which this one is derived, fails with the same message.
    if (errors[name] === undefined && messages[name] === passing[name]) continue;
    const [found, write] = fields[name]
      ? [`${quoted(messages[name])} shows`, 'what shows, or fix the rule']
      : ['and the field is hidden', 'in answers what its condition needs, or take this out'];
    yield issueAt(`${at}.errors.${name}`, `${quoted(errors[name])} is expected, ${found}`, write);
  }
}

/** The rules that no failing example breaks, except those whose message an example with an issue in `wrong` expects. */
function* unprovedRules(step: Step, wrong: readonly StepIssue[]): StepIssues {
  const meant = step.examples.fail.flatMap(({ errors }, index) =>
    wrong.some(({ key }) => key.startsWith(`examples.fail[${index}].`)) ? Object.values(errors) : [],
  );
  const shown = step.examples.fail.flatMap((example) => {
    const { answers, fields } = exampleOf(step, example.answers);
    return Object.entries(fields).map(([name, { rules }]) => {
      const first = rules.findIndex((rule) => !passes(rule, String(answers[name]), answers));
      return `fields.${name}.rules[${first}]`;
    });
  });
  for (const { rule, key } of rulesOf(step)) {
    if (shown.includes(key) || meant.includes(rule.message)) continue;
    yield issueAt(
      key,
      `no failing example shows '${rule.message}'`,
      'one in examples.fail, or leave the rule out if an earlier one always shows',
    );
  }
}

/** The fields that every passing example hides, so that none proves their answers. */
function* unshownFields(step: Step): StepIssues {
  const shown = step.examples.pass.flatMap((example) => Object.keys(exampleOf(step, example).answers));
  for (const name of Object.keys(step.fields)) {
    if (!shown.includes(name)) yield issueAt(`fields.${name}`, 'no passing example shows it', 'one in examples.pass');
  }
}

/** Whether the examples of a step show every field and are right, and break every rule. */
export function exampleIssues(step: Step): StepIssues {
  const { pass, fail } = step.examples;
  const wrong = [
    ...pass.flatMap((example, index) => [...passIssues(example, index, step)]),
    ...fail.flatMap((example, index) => [...failIssues(example, index, step)]),
  ];
  return hasBase(step) ? [...wrong, ...unshownFields(step), ...unprovedRules(step, wrong)] : wrong;
}
