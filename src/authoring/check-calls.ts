import * as z from 'zod/mini';
import { onePage } from '#contract/application.ts';
import { isSpecifiedRoute } from '#contract/routes.ts';
import { decide } from '#engine/decision.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { prefillCalls } from '#engine/step-calls.ts';
import { exampleAnswers, exampleContext, exampleFacts as facts } from './check-answers.ts';
import { issueAt, type StepIssues, unknownName } from './issue.ts';

/** The properties of an object schema, of an optional one, or of one in a union; undefined for any other schema. */
function partsOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> | undefined {
  if (schema instanceof z.ZodMiniObject) return schema.shape;
  const { innerType, options = [innerType] } = Object(schema?._zod.def);
  return options.map((inner?: z.core.$ZodType) => inner && partsOf(inner)).find(Boolean);
}

/** The paths of the texts and numbers in an answer: `data.houseNo`. */
function pathsIn(schema: z.core.$ZodType, at: readonly string[] = []): readonly string[] {
  const parts = partsOf(schema);
  return parts ? Object.entries(parts).flatMap(([name, part]) => pathsIn(part, [...at, name])) : [at.join('.')];
}

/** Whether the path of each prefilled answer exists in the answer of the call. */
export function* prefillIssues(prefill: Step['prefill']): StepIssues {
  if (!prefill) return;
  const { call, answers } = prefill;
  const paths = pathsIn(prefillCalls[call].answer);
  // `answers` can be a function, which has no keys to check.
  for (const [name, path = ''] of Object.entries(answers)) {
    yield* unknownName(`prefill.answers.${name}`, path, `in the answer to ${call}`, paths, 'src/contract/');
  }
}

/** Whether the server's answer has the value of a row of /confirm-details. */
export function* summaryIssues(summary: Step['summary']): StepIssues {
  const paths = pathsIn(onePage.answer);
  if (!summary) return;
  const { answer, key } = summary;
  if (answer !== undefined)
    yield* unknownName('summary.answer', answer, 'in the answer to onePage', paths, 'src/contract/');
  else if (key === undefined) yield issueAt('summary', 'has neither an answer nor a key', "answer: 'data.path'");
}

/** Whether a confirmation opens, and its Yes saves what is not saved yet. For a step whose save can be read. */
export function* confirmIssues(step: Step): StepIssues {
  const { call, decision } = savingOf(step, exampleAnswers(step, {}), { ...exampleContext, facts });
  const body = call.answer.parse(call.example.answer);
  const saved = { kind: 'answered', statusCode: 200, message: '', body } as const;
  const opens = decide(decision, saved, facts, isSpecifiedRoute).outcome.kind === 'show';
  const { confirm } = step;
  if (opens && !confirm) {
    const write = "confirm: { save: { call: '…', body: { … } }, … }";
    yield issueAt('save.call', 'opens a confirmation that the step does not have', write);
  } else if (opens && !confirm?.save) {
    yield issueAt('confirm.save', 'is missing, and Yes would save the answers again', "{ call: '…', body: { … } }");
  } else if (confirm?.save && !opens) {
    const write = 'it as the save of the step, or there a call such as panVerification';
    yield issueAt('confirm.save', 'comes after a save that opens no confirmation', write);
  }
}
