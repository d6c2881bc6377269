import type { PanDetails } from '#contract/kyc.ts';
import type { Facts } from '#contract/session.ts';
import { dayMonthYear } from './format.ts';
import type { Answers } from './rule.ts';
import type { Confirm, ConfirmRow } from './step.ts';

const placeholder = /\{(\w+)\}/g;

export function fieldsInRow({ value }: ConfirmRow): string[] {
  return Array.from(value.matchAll(placeholder), ([, name = '']) => name);
}

export function confirmRows({ rows = [] }: Pick<Confirm, 'rows'>, answers: Answers, facts: Facts) {
  if (typeof rows === 'function') return rows(answers, facts);
  return rows.map(({ label, value }) => ({
    label,
    value: value.replace(placeholder, (_, name: string) => answers[name] ?? ''),
  }));
}

/** §2 "/enter-your-pan": the second view. */
export function panRows(details: PanDetails | null): { label: string; value: string }[] {
  if (!details) return [];
  return [
    { label: 'PAN', value: details.pan_number },
    { label: 'Name', value: details.full_name ?? '' },
    { label: 'Date of birth', value: dayMonthYear(details.dob ?? '') },
  ];
}
