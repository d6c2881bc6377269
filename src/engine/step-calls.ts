import type * as z from 'zod/mini';
import { saveAddress, saveAnswer, savedAddress, saveReferences } from '#contract/application.ts';
import { saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import type { Call } from '#contract/call.ts';
import { panConfirmation, panVerification, saveNameAndEmail } from '#contract/kyc.ts';
import type { Route } from '#contract/routes.ts';
import type { Decision, DecisionOf } from './decision.ts';
import { addressSaved } from './decisions/address.ts';
import { answerSaved, bankAccountSaved, residenceSaved } from './decisions/answer-saved.ts';
import { panConfirmed, panVerified } from './decisions/pan.ts';
import type { RequestContext } from './outcome.ts';

/** The form, or the confirmation over it. */
export type StepView = 'form' | 'confirm';

/** What a save may need besides the answers. */
export interface SaveContext extends Pick<RequestContext, 'facts' | 'origin'> {
  /** The back route that the previous page supplied, if any. */
  readonly back?: Route | undefined;
}

/** A call that saves the answers of a step, and the table of its answer; the compiler proves that the two fit. */
function saveCall<C extends Call & { readonly body: z.ZodMiniObject }>(
  call: C,
  decision: (context: SaveContext) => DecisionOf<C, StepView>,
) {
  // The code that saves does not know which call it is, only that the table fits it.
  return { call, decision: decision as (context: SaveContext) => Decision<unknown, unknown, StepView> };
}

/** The calls of the contract that a step may save its answers with. A new one is a line here. */
export const saveCalls = {
  panConfirmation: saveCall(panConfirmation, () => panConfirmed),
  panVerification: saveCall(panVerification, () => panVerified),
  saveAddress: saveCall(saveAddress, () => addressSaved),
  saveBankDetails: saveCall(saveBankDetails, bankAccountSaved),
  saveNameAndEmail: saveCall(saveNameAndEmail, () => answerSaved),
  saveReferences: saveCall(saveReferences, () => answerSaved),
};

/** What the answer to a partial update may mean, by the name that a schema gives; the first by default. */
export const updates = {
  answerSaved: saveCall(saveAnswer, () => answerSaved),
  residenceSaved: saveCall(saveAnswer, () => residenceSaved),
};

/** The calls that a step may fill its answers in with. A new one is a line here. */
export const prefillCalls = { savedAddress, savedBankDetails } as const satisfies Readonly<Record<string, Call>>;
