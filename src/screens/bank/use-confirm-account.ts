import { confirmBankAccount } from '#contract/bank.ts';
import { bankAccountConfirmed } from '#engine/decisions/bank-account.ts';
import { useSession } from '#session/session-context.ts';
import { useRun } from '#steps/run-context.ts';
import { useLeadSend } from '#steps/use-lead-send.ts';
import type { Account } from './account.ts';

/** §4 "Bank list": the money goes to this account. The session says so while it is under way (§3). */
export function useConfirmAccount() {
  const send = useLeadSend();
  const session = useSession();
  const { answer } = useRun();
  return async function confirm({ accountID, mandateId }: Account) {
    session.remember({ confirmingBankAccount: true });
    const reply = await send(confirmBankAccount, (leadID) => ({
      body: { leadID, ...(mandateId && { mandateId }), accountID },
    }));
    session.remember({ confirmingBankAccount: false });
    return answer(bankAccountConfirmed(accountID), reply);
  };
}
