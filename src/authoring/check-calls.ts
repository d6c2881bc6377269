import * as z from 'zod/mini';
import type { saveAnswer } from '#contract/application.ts';
import type { Schema } from '#contract/call.ts';
import { isSpecifiedRoute } from '#contract/routes.ts';
import { decide } from '#engine/decision.ts';
import { savingOf } from '#engine/saving.ts';
import type { CallSave, Save, Step } from '#engine/step.ts';
import { stepCalls } from '#engine/step-calls.ts';
import type { DecisionFor } from '#engine/step-definition.ts';
import { exampleAnswers, exampleContext, exampleFacts as facts } from './check-answers.ts';
import { oneOf } from './check-nearest.ts';
import { issueAt, type StepIssues, unknownName } from './issue.ts';

type Calls = typeof stepCalls;
type Saving = { [C in keyof Calls]: Calls[C] extends { readonly body: Schema } ? C : never }[keyof Calls];
type CallOf<C extends Saving | 'saveAnswer'> = C extends Saving ? Calls[C] : typeof saveAnswer;

/** The decisions for the answer to each call that saves; those of a partial update are of 'saveAnswer'. */
const decisionsOf: { readonly [C in Saving | 'saveAnswer']: readonly DecisionFor<CallOf<C>>[] } = {
  panConfirmation: ['panConfirmed'],
  panVerification: ['panVerified'],
  saveAddress: ['addressSaved'],
  saveAnswer: ['answerSaved', 'residenceSaved'],
  saveBankDetails: ['bankAccountSaved'],
  saveNameAndEmail: ['answerSaved'],
  saveReferences: ['answerSaved'],
};

const isSaving = (name: string): name is Saving => Object.hasOwn(decisionsOf, name);

/** The parts of an object, also of one that may be absent; none where there are no parts to name. */
function partsOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> | undefined {
  if (schema instanceof z.ZodMiniObject) return schema.shape;
  const inner: unknown = Object(schema?._zod.def).innerType;
  return inner instanceof z.ZodMiniType ? partsOf(inner) : undefined;
}

/** The places of the texts and numbers in an answer: `data.houseNo`. */
function placesIn(schema: z.core.$ZodType, at: readonly string[] = []): readonly string[] {
  const parts = partsOf(schema);
  return parts ? Object.entries(parts).flatMap(([name, part]) => placesIn(part, [...at, name])) : [at.join('.')];
}

function* bodyIssues(at: string, { call, body }: CallSave, routes: readonly string[]): StepIssues {
  const parts = partsOf(stepCalls[call as Saving].body) ?? {};
  const unknown = Object.keys(body).flatMap((name) => [
    ...unknownName(`${at}.${name}`, name, `in the body of ${call}`, Object.keys(parts), 'src/contract/'),
  ]);
  yield* unknown;
  for (const [name, part] of unknown.length > 0 ? [] : Object.entries(parts)) {
    const isMissing = !Object.hasOwn(body, name) && !(part instanceof z.ZodMiniOptional);
    if (isMissing) yield issueAt(at, `'${name}' of ${call} is missing`, `${name}: '…'`);
  }
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'object' || !('address' in value)) continue;
    yield* unknownName(`${at}.${name}.address`, value.address, 'a route', routes, 'src/contract/routes.ts');
  }
}

/** Whether a save is one: by a call that saves, with the names of its body, and with a decision for its answer. */
export function* saveIssues(at: string, save: Save | undefined, routes: readonly string[]): StepIssues {
  if (!save) return;
  const name = 'call' in save ? save.call : 'saveAnswer';
  if (!isSaving(name)) {
    yield issueAt(`${at}.call`, `'${name}' saves nothing`, oneOf(Object.keys(stepCalls).filter(isSaving)));
    return;
  }
  if ('call' in save) yield* bodyIssues(`${at}.body`, save, routes);
  const { decision } = save;
  const known: readonly string[] = decisionsOf[name];
  if (!decision || known.includes(decision)) return;
  const saved = 'call' in save ? name : 'a partial update';
  yield issueAt(`${at}.decision`, `'${decision}' is not for the answer to ${saved}`, oneOf(known));
}

/** Whether a prefill is by a call that reads, and each answer at a place in what is read. */
export function* prefillIssues(prefill: Step['prefill']): StepIssues {
  if (!prefill) return;
  const { call, answers } = prefill;
  if (isSaving(call)) {
    const reading = Object.keys(stepCalls).filter((name) => !isSaving(name));
    yield issueAt('prefill.call', `'${call}' reads nothing`, oneOf(reading));
    return;
  }
  const places = placesIn(stepCalls[call].answer);
  // A function has no keys.
  for (const [name, place = ''] of Object.entries(answers)) {
    yield* unknownName(`prefill.answers.${name}`, place, `in the answer to ${call}`, places, 'src/contract/');
  }
}

/** Whether a confirmation opens, and its Yes saves what is not saved yet. For a step whose save can be read. */
export function* confirmIssues(step: Step): StepIssues {
  const { call, decision } = savingOf(step, exampleAnswers(step, {}), { ...exampleContext, facts });
  const body = call.answer.parse(call.example.answer);
  const saved = { kind: 'answered', statusCode: 200, message: '', body } as const;
  const opens = decide(decision, saved, facts, isSpecifiedRoute).outcome.kind === 'show';
  const { when, save } = step.confirm ?? {};
  const isAfter = when === 'afterSave';
  if (isAfter && !opens) {
    yield issueAt(
      'confirm.when',
      'nothing opens it after this save',
      "'beforeSave', or a decision such as 'panVerified'",
    );
  } else if (opens && !isAfter) {
    const write = "confirm: { when: 'afterSave', … }";
    yield issueAt('save.decision', `'${step.save.decision}' opens a confirmation that the step does not have`, write);
  } else if (isAfter && !save) {
    yield issueAt('confirm.save', 'is missing, and Yes would save the answers again', '{ call, body, decision }');
  } else if (save && !isAfter) {
    yield issueAt('confirm.save', 'is sent in the place of save', "it as the save of the step, or when: 'afterSave'");
  }
}
