import type { saveBankDetails } from '#contract/bank.ts';
import type { BodyOf } from '#contract/call.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { referenceDetails } from '#schemas/reference-details.ts';
import { demandRules } from '../acts/demand-rules.ts';
import { demandTurn, finish, leadOf } from '../acts/lead-steps.ts';
import { bankOf, iconPath } from '../rules/banks.ts';
import type { Branch } from '../rules/ifsc-directory.ts';
import { branchOf, isIfsc } from '../rules/ifsc-directory.ts';
import { maskAccount } from '../rules/masking.ts';
import { randomToken } from '../secrets.ts';
import { changeLead } from '../store/leads.ts';
import type { BankAccount } from '../store/money.ts';
import { bankAccountsOf, keepBankAccount } from '../store/money.ts';
import { newestSession } from '../store/partner-sessions.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

/** The borrower's account of that id, or a refusal. */
export async function accountOf({ db, customer }: BorrowerAct, id: string | number): Promise<BankAccount> {
  const accounts = await bankAccountsOf(db, customer.id);
  return accounts.find((account) => account.id === String(id)) ?? refuse(404, 'We could not find this bank account.');
}

type BankAccountDetails = Pick<BankAccount, 'number_hash' | 'ifsc' | 'holder'>;

/** What the bank statement of anybody says. */
const onStatement = { number: '55210984417', ifsc: 'BHNB0001234', bankName: 'Bharat National Bank' };

/** §5 "IFSC": the branch of a code, or a refusal in plain words. */
function branchFor(ifsc: string): Branch {
  if (!isIfsc(ifsc)) refuse(400, 'Please enter valid IFSC code');
  return branchOf(ifsc) ?? refuse(404, 'We do not know this IFSC code. This sandbox knows those of /sandbox/ifsc.');
}

async function accountFrom(body: BodyOf<typeof saveBankDetails>, { customer, slowHash, now }: BorrowerAct) {
  const { ifsc, bank } = branchFor(body.ifsc.trim());
  const accountNo = body.accountNo.trim();
  return {
    id: `acc_${randomToken()}`,
    customer_id: customer.id,
    holder: body.accountHoldersName.trim(),
    last4: accountNo.slice(-4),
    number_hash: await slowHash(accountNo),
    ifsc,
    bank: bank.name,
    status: 'Not Verified' as const,
    created_at: new Date(now),
  };
}

/** The account that these details made before. */
async function keptAlready({ db, customer }: BorrowerAct, { number_hash, ifsc, holder }: BankAccountDetails) {
  const accounts = await bankAccountsOf(db, customer.id);
  return accounts.find((one) => one.number_hash === number_hash && one.ifsc === ifsc && one.holder === holder);
}

function listed({ id, bank, last4, ifsc, status, mandate_id }: BankAccount) {
  const known = bankOf(ifsc);
  const icon = known ? iconPath(known) : null;
  return {
    mandateId: mandate_id,
    accountID: id,
    bank,
    bankIcon: icon,
    bankLogo: icon,
    accountNo: maskAccount(last4),
    bankIfsc: ifsc,
    status,
  };
}

/** §4 "Reference", "Bank details" and "Bank list". */
export const bankHandlers = {
  async saveReferences({ body }, act) {
    const { leadID, ...references } = body;
    const lead = await leadOf(act, leadID);
    demandTurn(act, lead, '/reference-details');
    demandRules(referenceDetails, body, act, lead);
    await finish(act, await changeLead(act.db, lead, { answers: references }), '/reference-details');
    return {};
  },

  async savedBankDetails(_received, act) {
    const lead = await leadOf(act);
    const session = await newestSession(act.db, 'statement', lead.id);
    const { statementAccount } = act.persona.traits;
    if (session?.state !== 'connected' && !statementAccount) return { data: null };
    const accountNumber = statementAccount === 'whole' ? onStatement.number : maskAccount(onStatement.number.slice(-4));
    return { data: { name: act.customer.name, accountNumber, ifsc: onStatement.ifsc, bankName: onStatement.bankName } };
  },

  async bankByIfsc({ query: { ifsc } }) {
    return { data: { banks: [{ BANK: branchFor(ifsc).bank.name }] } };
  },

  async saveBankDetails({ body }, act) {
    const lead = await leadOf(act, body.leadID);
    const done = lead.done.includes('/bank-details');
    // A loan that was paid out meanwhile does not change what the same details are answered with.
    if (!done) demandTurn(act, lead, '/bank-details');
    demandRules(bankDetails, body, act, lead);
    const account = await accountFrom(body, act);
    const kept = done && (await keptAlready(act, account));
    if (kept) return { data: { accountId: kept.id } };
    demandTurn(act, lead, '/bank-details');
    const { id } = await keepBankAccount(act.db, account);
    await finish(act, lead, '/bank-details');
    return { data: { accountId: id } };
  },

  async bankAccounts({ query: { leadId } }, act) {
    await leadOf(act, leadId);
    const accounts = await bankAccountsOf(act.db, act.customer.id);
    return { data: accounts.map(listed) };
  },

  async confirmBankAccount({ body: { leadID, accountID } }, act) {
    const lead = await leadOf(act, leadID);
    const account = await accountOf(act, accountID);
    const chosen = { data: { status: account.status, route: '/term-condition' } };
    // Chosen already: the same answer, also when the loan has been paid out since.
    if (lead.flags.bankAccountId === account.id && lead.done.includes('/bank-list')) return chosen;
    if (account.status !== 'Verified') {
      const data = { status: account.status, route: '/emandate', accountId: account.id };
      refuse(400, 'Please verify this bank account first.', data);
    }
    demandTurn(act, lead, '/bank-list');
    await finish(act, await changeLead(act.db, lead, { flags: { bankAccountId: account.id } }), '/bank-list');
    return chosen;
  },
} satisfies Handlers;
