import type { PanDetails } from '#contract/kyc.ts';
import type { Facts } from '#contract/session.ts';
import { msg } from '#languages/message.ts';
import { dayMonthYear } from './format.ts';
import type { Answers } from './rule.ts';
import type { Confirm, ConfirmRow } from './step.ts';

const placeholder = /\{(\w+)\}/g;

/** The names of the fields whose answers a row shows. */
export function fieldsInRow({ value }: ConfirmRow): string[] {
  return Array.from(value.matchAll(placeholder), ([, name = '']) => name);
}

/** The rows of a confirmation for some answers. `lang` is that of the page, for a date. */
export function confirmRows({ rows = [] }: Pick<Confirm, 'rows'>, answers: Answers, facts: Facts, lang?: string) {
  if (typeof rows === 'function') return rows(answers, facts, lang);
  return rows.map(({ label, value }) => ({
    label,
    value: value.replace(placeholder, (_, name: string) => answers[name] ?? ''),
  }));
}

/** §2 "/enter-your-pan": the second view. */
export function panRows(details: PanDetails | null, lang?: string): readonly ConfirmRow[] {
  if (!details) return [];
  return [
    { label: msg('PAN').text, value: details.pan_number },
    { label: msg('Name').text, value: details.full_name ?? '' },
    { label: msg('Date of birth').text, value: dayMonthYear(details.dob ?? '', lang) },
  ];
}
