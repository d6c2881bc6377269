import type { Field, Fields } from './fields.ts';
import type { Answers } from './rule.ts';

const dayOfMonth = /^([1-9]|[12]\d|3[01])$/;

function isTypable(field: Field, value: string): boolean {
  if (value === '') return true;
  if (field.kind === 'days') return dayOfMonth.test(value);
  if (field.kind === 'choice' || field.kind === 'select') return field.options.some((option) => option.value === value);
  if ((field.kind === 'money' || field.kind === 'code') && /\D/.test(value)) return false;
  return !field.keep || field.keep(value) === value;
}

/**
 * Whether these answers can come about on the screen. What a field does not keep while it is typed, or does not offer,
 * only the lender can be sent.
 */
export function canBeTyped(fields: Fields, answers: Partial<Answers>): boolean {
  return Object.entries(fields).every(([name, field]) => isTypable(field, answers[name] ?? ''));
}
