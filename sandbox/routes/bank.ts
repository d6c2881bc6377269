import type { setEmandate } from '#contract/bank.ts';
import type { BodyOf } from '#contract/call.ts';
import { ruleRegistry } from '#engine/rules.ts';
import { stepByRoute } from '#schemas/index.ts';
import { type BorrowerContext, type Handlers, refuse } from '../http/context.ts';
import { productOf } from '../personas.ts';
import { bankOf, iconPath, maskAccount } from '../rules/banks.ts';
import { keyFactStatementHtml } from '../rules/key-fact-statement.ts';
import { loanNumber } from '../rules/loan-arithmetic.ts';
import { type PennyStatus, pennyRefusals, pennyStatus } from '../rules/penny-answer.ts';
import { redeemCode, sendCode } from '../services/one-time-codes.ts';
import { assertStepOrder, assertValid, leadOf, markDone } from '../services/steps.ts';
import { termsOf } from '../services/underwriting.ts';
import { addLoan, type BankAccount, bankAccountsOf, giveMandate, loanOf, saveBankAccount } from '../store/borrowers.ts';
import { deleteRefusedPenny, newestStatement, openedAt, visitOfAccount } from '../store/visits.ts';

async function accountOf({ db, customer }: BorrowerContext, id: string | number): Promise<BankAccount> {
  const accounts = await bankAccountsOf(db, customer.id);
  return accounts.find((account) => account.id === String(id)) ?? refuse(404, 'We could not find this bank account.');
}

/** The account on every bank statement. */
const onStatement = { accountNumber: '55210984417', ifsc: 'BHNB0001234', bankName: 'Bharat National Bank' };

/** §5 "IFSC": the name of the bank with this code. */
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

const hasMandate = ({ persona }: BorrowerContext, { mandate_id }: BankAccount) =>
  mandate_id !== null || persona.traits.mandate === 'exists';

const flowOf = ({ persona }: BorrowerContext) => (persona.traits.penny === 'reverse' ? 'reverse' : 'forward');

async function setUp({ body }: { body: BodyOf<typeof setEmandate> }, ctx: BorrowerContext) {
  const lead = await leadOf(ctx, body.leadID);
  const account = await accountOf(ctx, body.accountId);
  if (hasMandate(ctx, account)) {
    // Now a new Rs 1 can be paid. Before this, repeated penny-drop requests get the same refusal again.
    await deleteRefusedPenny(ctx.db, account.id);
    return { message: 'Already Emandate' };
  }
  assertStepOrder(ctx, lead, '/emandate');
  const { id } = await visitOfAccount(ctx, 'mandate', lead.id, account.id);
  return { message: 'Success', data: { customer_id: `cust_${ctx.customer.id}`, order_id: id } };
}

/** A persona's penny trait applies to the first account only. */
async function outcomeOf({ db, customer, persona }: BorrowerContext, account: BankAccount) {
  const { penny } = persona.traits;
  if (penny === 'reverse') return undefined;
  const first = (await bankAccountsOf(db, customer.id)).at(-1);
  return first?.id === account.id ? penny : undefined;
}

/** The status of an account's Rs 1, and its payment page in the reverse flow. The first call sends the Rs 1. */
async function pennyOf(ctx: BorrowerContext, leadID: number, account: BankAccount) {
  const flow = flowOf(ctx);
  if (account.status === 'Verified') return { pennyStatus: 'completed' as const, metaData: { flow } };
  const visit = await visitOfAccount(ctx, 'penny', leadID, account.id);
  // Only the payment page writes this state, which is 'open' at first.
  const onPage = visit.state === 'open' ? 'created' : (visit.state as PennyStatus);
  const ageMs = flow === 'forward' ? ctx.now - openedAt(visit) : undefined;
  const status = pennyStatus(onPage, await outcomeOf(ctx, account), ageMs);
  const hasPage = flow === 'reverse' && status !== 'completed';
  const page = hasPage && { url: `${ctx.origin}/sandbox/penny/${visit.id}` };
  return { pennyStatus: status, metaData: { flow, ...page } };
}

/** §9 "KFS fixed OTP markers": together they request the one-time code. */
const codeRequested = { kfsOtpRequest: 4321, kfsSuccess: 4322 };
const accepted = { data: { status: '1', message: 'Accepted' } };
const notAccepted = {
  data: { status: '0', message: 'We could not register your acceptance. Please try again later.' },
};

/** §4 "Bank details", "E-mandate", "Penny drop", "Bank list" and "KFS". A repeated request gets the same answer. */
export const bankHandlers = {
  async savedBankDetails(_received, ctx) {
    const lead = await leadOf(ctx);
    const visit = await newestStatement(ctx.db, lead.id);
    const { statementAccount } = ctx.persona.traits;
    if (visit?.state !== 'connected' && !statementAccount) return { data: null };
    const masked = { accountNumber: maskAccount(onStatement.accountNumber.slice(-4)) };
    return { data: { name: ctx.customer.name, ...onStatement, ...(statementAccount !== 'whole' && masked) } };
  },

  async bankByIfsc({ query: { ifsc } }) {
    return { data: { banks: [{ BANK: bankNameOf(ifsc) }] } };
  },

  async saveBankDetails({ body }, ctx) {
    const lead = await leadOf(ctx, body.leadID);
    assertValid(stepByRoute('/bank-details'), body, ctx, lead);
    const { ifsc, accountNo, accountHoldersName: holder } = body;
    const bank = bankNameOf(ifsc);
    const number_hash = await ctx.hash(accountNo);
    const saved = await bankAccountsOf(ctx.db, ctx.customer.id);
    const same = saved.find((one) => one.number_hash === number_hash && one.ifsc === ifsc && one.holder === holder);
    // A repeated request gets the same answer even after the disbursal.
    if (same && lead.done.includes('/bank-details')) return { data: { accountId: same.id } };
    assertStepOrder(ctx, lead, '/bank-details');
    const account = { holder, last4: accountNo.slice(-4), number_hash, ifsc, bank, status: 'Not Verified' } as const;
    const { id } = await saveBankAccount(ctx, ctx.customer, account);
    await markDone(ctx, lead, '/bank-details');
    return { data: { accountId: id } };
  },

  setEmandate: setUp,
  setEmandateV2: setUp,

  async lenderCredentials({ query: { leadID } }, ctx) {
    await leadOf(ctx, leadID);
    return { data: { lenderCreds: { emandate: { encryptedDisbursalKeyId: 'key_sandbox_kadam' } } } };
  },

  async pennyFlow({ query: { leadId } }, ctx) {
    await leadOf(ctx, leadId);
    return { data: { flow: flowOf(ctx) } };
  },

  async pennyDrop({ body }, ctx) {
    const lead = await leadOf(ctx, body.leadID);
    const account = await accountOf(ctx, body.accountId);
    const done = account.status === 'Verified' && lead.done.includes('/emandate');
    if (!done) {
      assertStepOrder(ctx, lead, '/emandate');
      if (!hasMandate(ctx, account)) refuse(428, 'Please complete the e-mandate first.');
    }
    const data = await pennyOf(ctx, lead.id, account);
    const refusal = pennyRefusals[data.pennyStatus];
    if (refusal) refuse(400, refusal, data);
    if (data.pennyStatus === 'completed' && !done) {
      await giveMandate(ctx.db, account.id, 'Verified');
      await markDone(ctx, lead, '/emandate');
    }
    return { data };
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

  async keyFactStatement({ query: { leadId } }, ctx) {
    const lead = await leadOf(ctx, leadId);
    const [borrower, product] = [ctx.customer.name, productOf(ctx.persona)];
    const terms = termsOf(ctx, lead, await loanOf(ctx, leadId));
    return { data: keyFactStatementHtml({ number: loanNumber(leadId), borrower, product, terms }) };
  },

  async acceptKeyFacts({ body: { leadId, otp } }, ctx) {
    const lead = await leadOf(ctx, leadId);
    // A repeated request gets the same answer.
    if (lead.done.includes('/term-condition')) return accepted;
    assertStepOrder(ctx, lead, '/term-condition');
    const { amount, disbursedOn: disbursed_on } = termsOf(ctx, lead);
    const { mobile } = ctx.customer;
    const { keyFacts } = ctx.persona.traits;
    if (keyFacts !== 'no code') {
      if (otp === undefined) {
        await sendCode(ctx, mobile, 'kfs', { isRepeatable: true });
        return { data: codeRequested };
      }
      await redeemCode(ctx, mobile, 'kfs', otp, { statusCode: 203 });
    }
    if (keyFacts === 'refused') return notAccepted;
    await markDone(ctx, lead, '/term-condition', { status: 'Disbursed' });
    const { id: product_id } = productOf(ctx.persona);
    await addLoan(ctx.db, lead, { product_id, status: 'Disbursed', amount, paid: 0, disbursed_on });
    return accepted;
  },
} satisfies Handlers;
