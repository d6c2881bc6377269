import type { BorrowerContext } from '../http/context.ts';
import { refuse } from '../http/context.ts';
import { maskMobile } from '../rules/masking.ts';
import { otherWith } from '../store/customers.ts';

const documents = {
  pan: { column: 'pan', message: 'This PAN number is associated with another existing account' },
  aadhaar: { column: 'aadhaar_hash', message: 'This Aadhaar number is associated with another existing account' },
} as const;

/** The number of the account that a persona's PAN or Aadhaar belongs to. */
const otherMobile = '9800000010';

/** §4 "PAN", "Aadhaar": refuses a PAN, or the hash of an Aadhaar, that another account has, with its masked number. */
export async function assertFree(
  { db, customer, persona }: BorrowerContext,
  document: keyof typeof documents,
  value: string,
): Promise<void> {
  const { column, message } = documents[document];
  const other = await otherWith(db, customer.id, column, value);
  const mobile = other?.mobile ?? (persona.traits[document] === 'taken' ? otherMobile : undefined);
  if (mobile) refuse(400, message, { mobileNo: maskMobile(mobile) });
}
