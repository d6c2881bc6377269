import { readAmount } from './amount.ts';
import type { Field, Fields } from './fields.ts';
import type { Answers } from './rule.ts';
import { keepDigits, plainSpaces } from './typing.ts';

const dayOfMonth = /^([1-9]|[12]\d|3[01])$/;

/** Whether a field offers a value; one that is typed into offers nothing and takes any. */
export function isOffered(field: Field, value: string): boolean {
  if (field.kind === 'days') return dayOfMonth.test(value);
  if (field.kind === 'choice' || field.kind === 'select') return field.options.some((option) => option.value === value);
  return true;
}

/** What a field holds while it is typed into. `before` is what it held until then; a text that was pasted is never cut. */
export function keptOf(field: Field, typed: string, before = ''): string {
  if ('normalize' in field && field.normalize) return field.normalize(typed, before);
  return field.kind === 'code' ? keepDigits(field.length)(typed) : plainSpaces(typed);
}

/** What a field holds of a whole text: one that was drafted, prefilled, or is complete. Done twice, it changes nothing. */
export function normalized(field: Field, text: string): string {
  if (!isOffered(field, text)) return '';
  if (field.kind === 'money') return readAmount(text) ?? text.trim();
  return keptOf(field, text).trim();
}

/**
 * Whether these answers can come about on the screen. What a field does not hold, or does not offer, only the lender
 * can be sent.
 */
export function canBeTyped(fields: Fields, answers: Partial<Answers>): boolean {
  return Object.entries(fields).every(([name, field]) => {
    const value = answers[name] ?? '';
    return normalized(field, value) === value;
  });
}
