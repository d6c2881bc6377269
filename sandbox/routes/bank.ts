import { bankDetails } from '#schemas/bank-details.ts';
import { referenceDetails } from '#schemas/reference-details.ts';
import { demandRules } from '../acts/demand-rules.ts';
import { demandTurn, finish, leadOf } from '../acts/lead-steps.ts';
import { bankOf } from '../rules/banks.ts';
import { maskAccount } from '../rules/masking.ts';
import { randomToken, slowHashOf } from '../secrets.ts';
import { changeLead } from '../store/leads.ts';
import type { BankAccount } from '../store/money.ts';
import { bankAccountsOf, keepBankAccount } from '../store/money.ts';
import { newestSession } from '../store/partner-sessions.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

/** The borrower's account of that id, or a refusal. */
export async function accountOf({ db, customer }: BorrowerAct, id: string): Promise<BankAccount> {
  const accounts = await bankAccountsOf(db, customer.id);
  return accounts.find((account) => account.id === id) ?? refuse(404, 'We could not find this bank account.');
}

/** §4 "Reference", "Bank details" and "Bank list". */
export const bankHandlers = {
  async saveReferences({ body }, act) {
    const { leadID, ...references } = body;
    const lead = await leadOf(act, leadID);
    demandTurn(lead, '/reference-details');
    demandRules(referenceDetails, body, act, lead);
    await finish(act, await changeLead(act.db, lead, { answers: references }), '/reference-details');
    return {};
  },

  async savedBankDetails(_received, act) {
    const lead = await leadOf(act);
    const session = await newestSession(act.db, 'statement', lead.id);
    if (session?.state !== 'connected') return { data: null };
    const [ifsc, bankName] = ['BHNB0001234', 'Bharat National Bank'];
    return { data: { name: act.customer.name, accountNumber: maskAccount('4417'), ifsc, bankName } };
  },

  async bankByIfsc({ query: { ifsc } }) {
    const bank = bankOf(ifsc) ?? refuse(404, 'We do not know a bank with this IFSC code.');
    return { data: { banks: [{ BANK: bank }] } };
  },

  async saveBankDetails({ body }, act) {
    const lead = await leadOf(act, body.leadID);
    demandTurn(lead, '/bank-details');
    demandRules(bankDetails, body, act, lead);
    const account = await keepBankAccount(act.db, {
      id: `acc_${randomToken()}`,
      customer_id: act.customer.id,
      holder: body.accountHoldersName.trim(),
      last4: body.accountNo.slice(-4),
      number_hash: await slowHashOf(body.accountNo, act.salt),
      ifsc: body.ifsc.toUpperCase(),
      bank: body.bankName.trim(),
      status: 'Not Verified',
      penny_polls: 0,
      created_at: new Date(act.now),
    });
    await finish(act, lead, '/bank-details');
    return { data: { accountId: account.id } };
  },

  async bankAccounts({ query: { leadId } }, act) {
    await leadOf(act, leadId);
    const accounts = await bankAccountsOf(act.db, act.customer.id);
    return {
      data: accounts.map(({ id, bank, last4, ifsc, status, mandate_id }) => ({
        mandateId: mandate_id,
        accountID: id,
        bank,
        bankIcon: null,
        bankLogo: null,
        accountNo: maskAccount(last4),
        bankIfsc: ifsc,
        status,
      })),
    };
  },

  async confirmBankAccount({ body: { leadID, accountID } }, act) {
    const lead = await leadOf(act, leadID);
    const account = await accountOf(act, accountID);
    if (account.status !== 'Verified') {
      const data = { status: account.status, route: '/emandate', accountId: account.id };
      refuse(400, 'Please verify this bank account first.', data);
    }
    demandTurn(lead, '/bank-list');
    await finish(act, await changeLead(act.db, lead, { flags: { bankAccountId: account.id } }), '/bank-list');
    return { data: { status: account.status, route: '/term-condition' } };
  },
} satisfies Handlers;
