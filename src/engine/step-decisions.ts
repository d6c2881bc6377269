import { addressSaved } from './decisions/address.ts';
import { answerSaved, bankAccountSaved, residenceSaved } from './decisions/answer-saved.ts';
import { panConfirmed, panVerified } from './decisions/pan.ts';

/** The decisions that the save of a step may name. A new one is a line here, and its name in src/authoring/check-calls.ts. */
export const stepDecisions = {
  addressSaved,
  answerSaved,
  bankAccountSaved,
  panConfirmed,
  panVerified,
  residenceSaved,
};
