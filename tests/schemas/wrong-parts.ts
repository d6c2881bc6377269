import { enterLoanAmount } from './fixtures/journey/enter-loan-amount.ts';
import { enterName } from './fixtures/journey/enter-name.ts';
import { loanPurpose } from './fixtures/journey/loan-purpose.ts';

export const field = loanPurpose.fields.loanPurpose;
export const { name } = enterName.fields;
export const withField = (parts: object) => ({ ...loanPurpose, fields: { loanPurpose: { ...field, ...parts } } });
export const withName = (parts: object) => ({
  ...enterName,
  fields: { ...enterName.fields, name: { ...name, ...parts } },
});
export const withAmount = (parts: object) => ({
  ...enterLoanAmount,
  fields: { loanAmount: { ...enterLoanAmount.fields.loanAmount, ...parts } },
});
export const withExamples = (parts: object) => ({ ...loanPurpose, examples: { ...loanPurpose.examples, ...parts } });
export function withHindi(parts: Readonly<Record<string, string | undefined>>) {
  const words = Object.entries({ ...loanPurpose.hindi, ...parts }).filter(([, written]) => written !== undefined);
  return { ...loanPurpose, hindi: Object.fromEntries(words) };
}
export const says = (loanPurpose: string) => [{ answers: { loanPurpose: '' }, errors: { loanPurpose } }];
export const tooLong = 'A sentence that goes on and on, so that nobody who holds a phone will ever read it to its end.';

/** A wrong schema: what it is, the schema, the key it is told at, what is wrong, what to write instead. */
export type WrongSchema = readonly [what: string, entry: unknown, key: string, wrong: string, write: string];
