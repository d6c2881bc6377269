import type { Answers } from '#engine/rule.ts';
import { brokenRule } from '#engine/rules.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { exampleAnswers, exampleFacts, messagesOf } from './check-answers.ts';
import type { Fault } from './check-finding.ts';
import { fault } from './check-finding.ts';
import { didYouMean } from './check-nearest.ts';

const exampleContext = { leadID: 48213, facts: exampleFacts, origin: 'https://kadam.example' };

function unknownFields(at: string, answers: Partial<Answers>, step: Step): Fault[] {
  const names = Object.keys(step.fields);
  const unknown = Object.keys(answers).filter((name) => !names.includes(name));
  return unknown.map((name) => fault(`${at}.${name}`, `'${name}' is not a field`, didYouMean(name, names, 'fields')));
}

function bodyFaults(at: string, answers: Answers, step: Step): Fault[] {
  const { call, body } = savingOf(step, answers, exampleContext);
  const issues = call.body?.safeParse(body).error?.issues ?? [];
  return issues.map(({ path }) =>
    fault('save.body', `for ${at} it does not fit ${call.path} at '${path.join('.')}'`, 'what the contract says'),
  );
}

function passFaults(example: Answers, place: number, step: Step): Fault[] {
  const at = `examples.pass[${place}]`;
  const answers = exampleAnswers(step, example);
  const shown = Object.entries(messagesOf(step, answers, exampleFacts));
  return [
    ...unknownFields(at, example, step),
    ...shown.map(([name, message]) =>
      fault(`${at}.${name}`, `'${answers[name]}' fails with '${message}'`, 'an answer that passes, or mend the rule'),
    ),
    ...bodyFaults(at, answers, step),
  ];
}

function failFaults({ answers, errors }: Step['examples']['fail'][number], place: number, step: Step): Fault[] {
  const at = `examples.fail[${place}]`;
  const shown = messagesOf(step, exampleAnswers(step, answers), exampleFacts);
  const names = [...new Set([...Object.keys(errors), ...Object.keys(shown)])].filter((name) => name in step.fields);
  const differing = names.filter((name) => errors[name] !== shown[name]);
  const told = (message: string | undefined) => (message === undefined ? 'nothing' : `'${message}'`);
  return [
    ...unknownFields(`${at}.answers`, answers, step),
    ...unknownFields(`${at}.errors`, errors, step),
    ...differing.map((name) =>
      fault(
        `${at}.errors.${name}`,
        `${told(errors[name])} is expected, ${told(shown[name])} shows`,
        'what shows, or mend the rule',
      ),
    ),
  ];
}

function unprovedRules(step: Step): Fault[] {
  const failing = step.examples.fail.map(({ answers }) => exampleAnswers(step, answers));
  return Object.entries(step.fields).flatMap(([name, { rules }]) => {
    const broken = failing.map((answers) => brokenRule(rules, String(answers[name]), { answers, facts: exampleFacts }));
    return rules.flatMap((rule, place) =>
      broken.includes(rule)
        ? []
        : [
            fault(
              `fields.${name}.rules[${place}]`,
              `no failing example shows '${rule.message}'`,
              'one in examples.fail',
            ),
          ],
    );
  });
}

/** Whether the examples of a step hold, and break every rule of every field. */
export function exampleFaults(step: Step): Fault[] {
  return [
    ...step.examples.pass.flatMap((example, place) => passFaults(example, place, step)),
    ...step.examples.fail.flatMap((example, place) => failFaults(example, place, step)),
    ...unprovedRules(step),
  ];
}
