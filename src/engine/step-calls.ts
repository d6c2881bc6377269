import { saveAddress, savedAddress, saveReferences } from '#contract/application.ts';
import { saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import type { Call } from '#contract/call.ts';
import { panConfirmation, panVerification, saveNameAndEmail } from '#contract/kyc.ts';

/** The calls of the contract that a step may name, to save its answers or to fill them in. A new one is a line here. */
export const stepCalls = {
  panConfirmation,
  panVerification,
  saveAddress,
  savedAddress,
  saveBankDetails,
  savedBankDetails,
  saveNameAndEmail,
  saveReferences,
} as const satisfies Readonly<Record<string, Call>>;
