import type { Facts } from '#contract/session.ts';
import type { Answers } from './rule.ts';
import type { Confirm, ConfirmRow } from './step.ts';

const placeholder = /\{(\w+)\}/g;

/** The fields that a row shows. */
export function fieldsInRow({ value }: ConfirmRow): string[] {
  return Array.from(value.matchAll(placeholder), ([, name = '']) => name);
}

/** The rows of a confirmation, with the answers in their places. */
export function confirmRows({ rows = [] }: Pick<Confirm, 'rows'>, answers: Answers, facts: Facts, lang?: string) {
  if (typeof rows === 'function') return rows(answers, facts, lang);
  return rows.map(({ label, value }) => ({
    label,
    value: value.replace(placeholder, (_, name: string) => answers[name] ?? ''),
  }));
}
