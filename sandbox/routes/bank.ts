import type { saveBankDetails } from '#contract/bank.ts';
import type { BodyOf } from '#contract/call.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { referenceDetails } from '#schemas/reference-details.ts';
import type { BorrowerContext, Handlers } from '../http/context.ts';
import { refuse } from '../http/context.ts';
import { bankOf, iconPath } from '../rules/banks.ts';
import type { Branch } from '../rules/ifsc-directory.ts';
import { branchOf, isIfsc } from '../rules/ifsc-directory.ts';
import { maskAccount } from '../rules/masking.ts';
import { randomToken, slowHashOf } from '../secrets.ts';
import { assertStepOrder, assertValid, leadOf, markDone } from '../services/steps.ts';
import { changeLead } from '../store/leads.ts';
import type { BankAccount } from '../store/money.ts';
import { bankAccountsOf, saveBankAccount } from '../store/money.ts';
import { newestSession } from '../store/partner-sessions.ts';

export async function accountOf({ db, customer }: BorrowerContext, id: string | number): Promise<BankAccount> {
  const accounts = await bankAccountsOf(db, customer.id);
  return accounts.find((account) => account.id === String(id)) ?? refuse(404, 'We could not find this bank account.');
}

type BankAccountDetails = Pick<BankAccount, 'number_hash' | 'ifsc' | 'holder'>;

/** The account on every bank statement. */
const onStatement = { number: '55210984417', ifsc: 'BHNB0001234', bankName: 'Bharat National Bank' };

/** §5 "IFSC": the branch of a code. */
function branchFor(ifsc: string): Branch {
  if (!isIfsc(ifsc)) refuse(400, 'Please enter valid IFSC code');
  return branchOf(ifsc) ?? refuse(404, 'We do not know this IFSC code. This sandbox knows those of /sandbox/ifsc.');
}

async function accountFrom(body: BodyOf<typeof saveBankDetails>, { customer, salt, now }: BorrowerContext) {
  const { ifsc, bank } = branchFor(body.ifsc);
  return {
    id: `acc_${randomToken()}`,
    customer_id: customer.id,
    holder: body.accountHoldersName,
    last4: body.accountNo.slice(-4),
    number_hash: await slowHashOf(body.accountNo, salt),
    ifsc,
    bank: bank.name,
    status: 'Not Verified' as const,
    created_at: new Date(now),
  };
}

/** The account that was saved with the same details. */
async function existingAccount({ db, customer }: BorrowerContext, { number_hash, ifsc, holder }: BankAccountDetails) {
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
  async saveReferences({ body }, ctx) {
    const { leadID, ...references } = body;
    const lead = await leadOf(ctx, leadID);
    assertStepOrder(ctx, lead, '/reference-details');
    assertValid(referenceDetails, body, ctx, lead);
    await markDone(ctx, await changeLead(ctx.db, lead, { answers: references }), '/reference-details');
    return {};
  },

  async savedBankDetails(_received, ctx) {
    const lead = await leadOf(ctx);
    const session = await newestSession(ctx.db, 'statement', lead.id);
    const { statementAccount } = ctx.persona.traits;
    if (session?.state !== 'connected' && !statementAccount) return { data: null };
    const accountNumber = statementAccount === 'whole' ? onStatement.number : maskAccount(onStatement.number.slice(-4));
    return { data: { name: ctx.customer.name, accountNumber, ifsc: onStatement.ifsc, bankName: onStatement.bankName } };
  },

  async bankByIfsc({ query: { ifsc } }) {
    return { data: { banks: [{ BANK: branchFor(ifsc).bank.name }] } };
  },

  async saveBankDetails({ body }, ctx) {
    const lead = await leadOf(ctx, body.leadID);
    const done = lead.done.includes('/bank-details');
    // A repeated request gets the same answer even after the disbursal.
    if (!done) assertStepOrder(ctx, lead, '/bank-details');
    assertValid(bankDetails, body, ctx, lead);
    const account = await accountFrom(body, ctx);
    const existing = done && (await existingAccount(ctx, account));
    if (existing) return { data: { accountId: existing.id } };
    assertStepOrder(ctx, lead, '/bank-details');
    const { id } = await saveBankAccount(ctx.db, account);
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
    await markDone(ctx, await changeLead(ctx.db, lead, { flags: { bankAccountId: account.id } }), '/bank-list');
    return answer;
  },
} satisfies Handlers;
