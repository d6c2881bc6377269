import { isOffered, normalizeWhole } from './field-value.ts';
import { type Field, kindOf } from './fields.ts';
import type { Answers } from './rule.ts';
import type { BodyValue, CallSave, Save, Step } from './step.ts';
import { type SaveContext, saveCalls, updates } from './step-calls.ts';
import { visibleOf } from './visible.ts';

type Saving = Pick<Step, 'fields' | 'save'>;

/** The save keys of a step, each with the name of its field; none for a save by a call of its own. */
export function saveKeys({ fields, save }: Saving): Readonly<Record<string, string>> {
  if ('key' in save) {
    const [field = ''] = Object.keys(fields);
    return { [save.key]: field };
  }
  if ('keys' in save) return Object.fromEntries(Object.entries(save.keys).map(([field, key]) => [key, field]));
  return {};
}

/** The body of a save, as a schema writes it; for a partial update: its save keys, and the lead. */
export function bodyOf(step: Saving): CallSave['body'] {
  return 'call' in step.save ? step.save.body : { ...saveKeys(step), leadID: { session: 'leadID' } };
}

/** Whether a save is about a lead, as every partial update is: it is not sent while none is known. */
export const needsLead = (save: Save): boolean =>
  !('call' in save) || Object.values(save.body).some((value) => Object(value).session === 'leadID');

/** The field behind each name of a body. */
export function fieldsInBody(step: Saving): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(bodyOf(step)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * An answer as it is sent: normalized, amounts and days as numbers (§13). A value that the field does not offer is sent
 * as it is, for the server to refuse. An empty answer stays a text.
 */
export function sentAs(field: Field, answer: string): string | number {
  const text = isOffered(field, answer) ? normalizeWhole(field, answer) : answer.trim();
  return text !== '' && kindOf(field).sends === 'number' ? Number(text) : text;
}

function sentValue(value: BodyValue, sent: Readonly<Record<string, unknown>>, context: SaveContext): unknown {
  if (typeof value === 'string') return sent[value];
  if ('address' in value) return context.origin + value.address;
  return context.facts[value.session];
}

/** The call of a save, with the table of its answer. */
export const saveCallOf = (save: Save) =>
  'call' in save ? saveCalls[save.call] : updates[save.decision ?? 'answerSaved'];

/** What a save sends, and the table of its answer. */
export function savingOf({ fields, save }: Saving, answers: Answers, context: SaveContext) {
  const visible = visibleOf(fields, answers, context.facts);
  const sent = Object.fromEntries(
    Object.entries(visible.fields).map(([name, field]) => [name, sentAs(field, String(visible.answers[name]))]),
  );
  // A hidden field has no answer, and is not sent.
  const body = Object.entries(bodyOf({ fields, save })).flatMap(([name, value]) =>
    typeof value === 'string' && !(value in sent) ? [] : [[name, sentValue(value, sent, context)]],
  );
  const { call, decision } = saveCallOf(save);
  return { call, body: Object.fromEntries(body), decision: decision(context) };
}
