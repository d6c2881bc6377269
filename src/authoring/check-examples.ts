import type { Facts } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import { brokenRule } from '#engine/rules.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { offeredBy } from '#engine/typed.ts';
import { messagesOf } from '#engine/validate.ts';
import { visibleOf } from '#engine/visible.ts';
import { boundsOf, breaksOf, rulesOf, sidesOf } from './break-rules.ts';
import { exampleAnswers, exampleContext, factsFor } from './check-answers.ts';
import { didYouMean } from './check-nearest.ts';
import { unknownField } from './check-step.ts';
import { issueAt, type StepIssue } from './issue.ts';

function unknownFields(at: string, answers: Partial<Answers>, step: Step): StepIssue[] {
  return Object.keys(answers).flatMap((name) => unknownField(`${at}.${name}`, name, Object.keys(step.fields)));
}

function bodyIssues(at: string, answers: Answers, facts: Facts, step: Step): StepIssue[] {
  const { call, body } = savingOf(step, answers, { ...exampleContext, facts });
  const issues = call.body?.safeParse(body).error?.issues ?? [];
  return issues.map(({ path }) =>
    issueAt('save.body', `for ${at} it does not fit ${call.path} at '${path.join('.')}'`, 'what the contract requires'),
  );
}

function hiddenAnswers(at: string, example: Partial<Answers>, answers: Answers, { fields }: Step): StepIssue[] {
  const hidden = Object.keys(example).filter((name) => name in fields && example[name] && !answers[name]);
  return hidden.map((name) => issueAt(`${at}.${name}`, 'answers what its conditions hide', "'', or leave it out"));
}

/** The screen offers nothing else, so no borrower gives such an answer. */
function unofferedAnswers(at: string, answers: Answers, { fields }: Step): StepIssue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const offered = offeredBy(field);
    const answer = answers[name];
    if (!offered || !answer || offered.includes(answer)) return [];
    return [issueAt(`${at}.${name}`, `'${answer}' is not an option`, didYouMean(answer, offered, 'its options'))];
  });
}

function passIssues(example: Answers, place: number, step: Step): StepIssue[] {
  const at = `examples.pass[${place}]`;
  const facts = factsFor(step, example);
  const answers = exampleAnswers(step, example, facts);
  const shown = Object.entries(messagesOf(step.fields, answers, facts));
  return [
    ...unknownFields(at, example, step),
    ...hiddenAnswers(at, example, answers, step),
    ...unofferedAnswers(at, answers, step),
    ...shown.map(([name, message]) =>
      issueAt(`${at}.${name}`, `'${answers[name]}' fails with '${message}'`, 'an answer that passes, or fix the rule'),
    ),
    ...bodyIssues(at, answers, facts, step),
  ];
}

function failIssues({ answers, errors }: Step['examples']['fail'][number], place: number, step: Step): StepIssue[] {
  const at = `examples.fail[${place}]`;
  const facts = factsFor(step, answers);
  const shown = messagesOf(step.fields, exampleAnswers(step, answers, facts), facts);
  const names = [...new Set([...Object.keys(errors), ...Object.keys(shown)])].filter((name) => name in step.fields);
  const differing = names.filter((name) => errors[name] !== shown[name]);
  const quoted = (message: string | undefined) => (message === undefined ? 'nothing' : `'${message}'`);
  return [
    ...unknownFields(`${at}.answers`, answers, step),
    ...unknownFields(`${at}.errors`, errors, step),
    ...differing.map((name) => {
      const wrong = `${quoted(errors[name])} is expected, ${quoted(shown[name])} shows`;
      return issueAt(`${at}.errors.${name}`, wrong, 'what shows, or fix the rule');
    }),
  ];
}

function unprovedRules(step: Step): StepIssue[] {
  const failing = step.examples.fail.map((example) => {
    const facts = factsFor(step, example.answers);
    return { facts, ...visibleOf(step.fields, exampleAnswers(step, example.answers, facts), facts) };
  });
  return Object.entries(step.fields).flatMap(([name, { rules }]) => {
    const broken = failing.map(({ fields, answers, facts }) =>
      fields[name] ? brokenRule(rules, String(answers[name]), { answers, facts }) : undefined,
    );
    return rules.flatMap((rule, place) => {
      const wrong = `no failing example shows '${rule.message}'`;
      return broken.includes(rule) ? [] : [issueAt(`fields.${name}.rules[${place}]`, wrong, 'one in examples.fail')];
    });
  });
}

/** Rules that no answer on the screen shows. For a step whose examples hold, so that each rule is shown by one. */
export function reachIssues(step: Step): StepIssue[] {
  const breaks = breaksOf(step);
  const bounds = boundsOf(step);
  return rulesOf(step).flatMap(({ field, name, rule }) => {
    const at = `fields.${field}.rules[${step.fields[field]?.rules.indexOf(rule)}]`;
    const missing = sidesOf(rule).filter(
      ({ side }) => !bounds.some((bound) => bound.name === name && bound.side === side),
    );
    if (missing.length > 0) {
      const where = missing.map(({ side }) => side).join(' and ');
      const wrong = `no answer lies just ${where} its bound: another rule rejects it`;
      return [issueAt(at, wrong, 'a bound that answers reach, or take it out')];
    }
    const typed = breaks.find((one) => one.name === name)?.typed;
    const isCut = ['maxLength', 'atMost'].includes(rule.rule) && !typed;
    return isCut
      ? [issueAt(at, 'its field cuts what the rule reports', 'a field that does not cut it, or remove the rule')]
      : [];
  });
}

/** Whether the examples of a step hold, and break every rule of every field; then whether its rules can be reached. */
export function exampleIssues(step: Step): StepIssue[] {
  const found = [
    ...step.examples.pass.flatMap((example, place) => passIssues(example, place, step)),
    ...step.examples.fail.flatMap((example, place) => failIssues(example, place, step)),
    ...unprovedRules(step),
  ];
  // Answers to a step are made of its examples, so they must hold.
  return found.length > 0 ? found : reachIssues(step);
}
