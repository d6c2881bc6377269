import { bankAccounts } from '#contract/bank.ts';
import { bankAccountsRead } from '#engine/decisions/bank-account.ts';
import { bankListAtLeastMs } from '#engine/delays.ts';
import { useRead } from '#screens/kyc/use-read.ts';
import { useRun } from '#steps/run-context.ts';
import { useLeadSend } from '#steps/use-lead-send.ts';

const atLeast = () => new Promise<void>((resolve) => setTimeout(resolve, bankListAtLeastMs));

/** §4 "Bank list": the accounts, behind a spinner of 5 s or as long as they take (decisions.md §8). */
export function useBankAccounts() {
  const send = useLeadSend();
  const { answer } = useRun();
  return useRead(async () => {
    const [reply] = await Promise.all([send(bankAccounts, (leadId) => ({ query: { leadId } })), atLeast()]);
    await answer(bankAccountsRead, reply);
    return reply.kind === 'answered' ? reply.body.data : undefined;
  });
}
