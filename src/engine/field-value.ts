import { type Field, type Fields, kindOf } from './fields.ts';
import type { Answers } from './rule.ts';
import { plainText, typingAids } from './typing.ts';

/** The values that a field offers; undefined where it is typed into. */
export const offeredBy = (field: Field) => kindOf(field).offers?.(field);

/** Whether a field accepts a value: one of those it offers, or any where it is typed into. */
export const isOffered = (field: Field, value: string) => offeredBy(field)?.includes(value) ?? true;

/** The value of a field while it is typed into. `before` is the value until then; a pasted text is never cut. */
export function normalizeTyped(field: Field, typed: string, before = ''): string {
  const aid = 'normalize' in field && field.normalize;
  const typing = aid ? typingAids[aid].typing : (kindOf(field).typing?.(field) ?? plainText);
  return typing(typed, before);
}

/** The value of a field for a whole text: drafted, prefilled, or typed to its end. Idempotent. */
export function normalizeWhole(field: Field, text: string): string {
  if (!isOffered(field, text)) return '';
  return kindOf(field).read?.(text) ?? normalizeTyped(field, text).trim();
}

/** The answer of each field, normalized; '' where there is none. */
export function normalizedAnswers(fields: Fields, answers: Partial<Answers>): Answers {
  const whole = Object.entries(fields).map(([name, field]) => [name, normalizeWhole(field, answers[name] ?? '')]);
  return Object.fromEntries(whole);
}

/** What the draft stores of a value: /confirm-details shows and sends a drafted amount as a number, so only digits are stored. */
export function draftedValue(field: Field, value: string): string {
  const { read } = kindOf(field);
  return read ? (read(value) ?? '') : normalizeWhole(field, value);
}
