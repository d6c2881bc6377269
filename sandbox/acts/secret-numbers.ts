import type { CallName, calls } from '#contract/calls.ts';
import { personaOf, sampleAadhaar } from '../personas.ts';
import type { Received } from '../wire/handler.ts';
import { pastAccountNumber } from './past-leads.ts';
import type { PastLead } from './starts.ts';
import { startOf } from './starts.ts';

export const digitsOf = (aadharNo: string) => aadharNo.replace(/\D/g, '');

export type SecretNumbers = {
  readonly [Name in CallName]?: (
    received: Received<(typeof calls)[Name]>,
    mobile: () => Promise<string | undefined>,
  ) => readonly string[] | Promise<readonly string[]>;
};

/** The numbers of what a persona brings along at its first login. */
function numbersOfPersona(mobile: string): readonly string[] {
  return numbersOf(mobile, startOf(personaOf(mobile)));
}

/** The numbers of what applications bring along. */
export function numbersOf(mobile: string, leads: readonly PastLead[]): readonly string[] {
  const accounts = leads.flatMap((past) => past.accounts ?? []);
  return [sampleAadhaar(mobile), ...accounts.map((_status, nth) => pastAccountNumber(nth))];
}

/**
 * The numbers that a call stores as slow hashes. They are hashed before its transaction begins, because nobody else can
 * use the rows, or on the embedded engine the database, that a transaction holds. `mobile` is the borrower's.
 */
export const secretNumbers: SecretNumbers = {
  verifyOtp: ({ body: { mobile } }) => numbersOfPersona(mobile),
  aadhaarGenerateOtp: ({ body: { aadharNo } }) => [digitsOf(aadharNo)],
  aadhaarVerifyOtp: ({ body: { aadharNo } }) => [digitsOf(aadharNo)],
  async digilockerReturn(_received, mobile) {
    const known = await mobile();
    return known ? [sampleAadhaar(known)] : [];
  },
  saveBankDetails: ({ body: { accountNo } }) => [accountNo],
};
