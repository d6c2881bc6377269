import { ruleRegistry } from '#engine/rules.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { referenceDetails } from '#schemas/reference-details.ts';
import { type BorrowerContext, type Handlers, refuse } from '../http/context.ts';
import { bankOf, iconPath, maskAccount } from '../rules/banks.ts';
import { assertStepOrder, assertValid, leadOf, leadWith, markDone } from '../services/steps.ts';
import { type BankAccount, bankAccountsOf, saveBankAccount } from '../store/borrowers.ts';
import { newestSession } from '../store/partner-sessions.ts';

export async function accountOf({ db, customer }: BorrowerContext, id: string | number): Promise<BankAccount> {
  const accounts = await bankAccountsOf(db, customer.id);
  return accounts.find((account) => account.id === String(id)) ?? refuse(404, 'We could not find this bank account.');
}

/** The account on every bank statement. */
const onStatement = { accountNumber: '55210984417', ifsc: 'BHNB0001234', bankName: 'Bharat National Bank' };

/** §5 "IFSC": the name of the bank of a code. */
function bankNameOf(ifsc: string) {
  if (!ruleRegistry.ifsc.check(ifsc)) refuse(400, 'Please enter valid IFSC code');
  const bank = bankOf(ifsc) ?? refuse(404, 'We do not know this IFSC code. The page /sandbox lists the banks.');
  return bank.name;
}

function listed({ id, bank, last4, ifsc, status, mandate_id: mandateId }: BankAccount) {
  const icon = iconPath(ifsc);
  const icons = { bankIcon: icon, bankLogo: icon };
  return { mandateId, accountID: id, bank, accountNo: maskAccount(last4), bankIfsc: ifsc, status, ...icons };
}

/** §4 "Reference", "Bank details" and "Bank list". */
export const bankHandlers = {
  async saveReferences({ body }, ctx) {
    const { leadID, ...references } = body;
    const lead = await leadWith(ctx, referenceDetails, body, leadID);
    await markDone(ctx, lead, '/reference-details', { answers: references });
    return {};
  },

  async savedBankDetails(_received, ctx) {
    const lead = await leadOf(ctx);
    const session = await newestSession(ctx.db, 'statement', lead.id);
    const { statementAccount } = ctx.persona.traits;
    if (session?.state !== 'connected' && !statementAccount) return { data: null };
    const masked = { accountNumber: maskAccount(onStatement.accountNumber.slice(-4)) };
    return { data: { name: ctx.customer.name, ...onStatement, ...(statementAccount !== 'whole' && masked) } };
  },

  async bankByIfsc({ query: { ifsc } }) {
    return { data: { banks: [{ BANK: bankNameOf(ifsc) }] } };
  },

  async saveBankDetails({ body }, ctx) {
    const lead = await leadOf(ctx, body.leadID);
    const done = lead.done.includes('/bank-details');
    // A repeated request gets the same answer even after the disbursal.
    if (!done) assertStepOrder(ctx, lead, '/bank-details');
    assertValid(bankDetails, body, ctx, lead);
    const { ifsc, accountNo, accountHoldersName: holder } = body;
    const bank = bankNameOf(ifsc);
    const number_hash = await ctx.hash(accountNo);
    const saved = await bankAccountsOf(ctx.db, ctx.customer.id);
    const same = saved.find((one) => one.number_hash === number_hash && one.ifsc === ifsc && one.holder === holder);
    if (done && same) return { data: { accountId: same.id } };
    assertStepOrder(ctx, lead, '/bank-details');
    const account = { holder, last4: accountNo.slice(-4), number_hash, ifsc, bank, status: 'Not Verified' } as const;
    const { id } = await saveBankAccount(ctx, ctx.customer, account);
    await markDone(ctx, lead, '/bank-details');
    return { data: { accountId: id } };
  },

  async bankAccounts({ query: { leadId } }, ctx) {
    await leadOf(ctx, leadId);
    const accounts = await bankAccountsOf(ctx.db, ctx.customer.id);
    return { data: accounts.map(listed) };
  },

  async confirmBankAccount({ body: { leadID, accountID } }, ctx) {
    const lead = await leadOf(ctx, leadID);
    const account = await accountOf(ctx, accountID);
    const answer = { data: { status: account.status, route: '/term-condition' } };
    // A repeated request gets the same answer even after the disbursal.
    if (lead.flags.bankAccountId === account.id && lead.done.includes('/bank-list')) return answer;
    if (account.status !== 'Verified') {
      const data = { status: account.status, route: '/emandate', accountId: account.id };
      refuse(400, 'Please verify this bank account first.', data);
    }
    assertStepOrder(ctx, lead, '/bank-list');
    await markDone(ctx, lead, '/bank-list', { flags: { bankAccountId: account.id } });
    return answer;
  },
} satisfies Handlers;
