import { addressSaved } from './decisions/address.ts';
import { answerSaved } from './decisions/answer-saved.ts';
import { bankAccountSaved } from './decisions/bank-account.ts';
import { panConfirmed, panVerified } from './decisions/pan.ts';
import { referencesSaved } from './decisions/references.ts';
import { residenceSaved } from './decisions/residence.ts';

/** The decisions that the save of a step may name. A new one is a line here. */
export const stepDecisions = {
  addressSaved,
  answerSaved,
  bankAccountSaved,
  panConfirmed,
  panVerified,
  referencesSaved,
  residenceSaved,
};

export type StepDecisionName = keyof typeof stepDecisions;
