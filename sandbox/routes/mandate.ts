import { demandTurn, finish, leadOf } from '../acts/lead-steps.ts';
import type { Penny } from '../rules/penny-answer.ts';
import { pennyStatus } from '../rules/penny-answer.ts';
import { randomToken } from '../secrets.ts';
import type { Lead } from '../store/leads.ts';
import type { BankAccount } from '../store/money.ts';
import { changeBankAccount } from '../store/money.ts';
import { changeSession, newestSession, openSession } from '../store/partner-sessions.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';
import { accountOf } from './bank.ts';

async function setUp({ body }: { body: { accountId: string; leadID: number } }, act: BorrowerAct) {
  const lead = await leadOf(act, body.leadID);
  demandTurn(lead, '/emandate');
  const account = await accountOf(act, body.accountId);
  if (account.mandate_id || act.persona.traits.mandate === 'exists') return { message: 'Already Emandate', data: null };
  const session = await openSession(act.db, 'mandate', lead.id, act.now, { accountId: account.id });
  return { message: 'Success', data: { customer_id: `cust_${act.customer.id}`, order_id: session.id } };
}

const flowOf = ({ persona }: BorrowerAct): Penny['flow'] =>
  persona.traits.penny === 'reverse' ? 'reverse' : 'forward';

/** The page on which a borrower pays the Rs 1 of the reverse flow. One that was declined is told once, then open again. */
async function paymentOf(
  act: BorrowerAct,
  lead: Lead,
  flow: Penny['flow'],
): Promise<Pick<Penny, 'paid'> & { readonly url?: string }> {
  if (flow === 'forward') return { paid: 'open' };
  const newest = await newestSession(act.db, 'penny', lead.id);
  const lasts = newest && newest.expires_at.getTime() > act.now;
  const session = lasts ? newest : await openSession(act.db, 'penny', lead.id, act.now);
  if (session.state === 'declined') await changeSession(act.db, session, { state: 'open' });
  // Only the payment page writes the state of such a visit.
  return { paid: session.state as Penny['paid'], url: `${act.origin}/sandbox/penny/${session.id}` };
}

async function verifyAccount(act: BorrowerAct, lead: Lead, { id, mandate_id }: BankAccount): Promise<void> {
  await changeBankAccount(act.db, id, { status: 'Verified', mandate_id: mandate_id ?? `mandate_${randomToken()}` });
  await finish(act, lead, '/emandate');
}

/** §4 "E-mandate" and "Penny drop". */
export const mandateHandlers = {
  setEmandate: setUp,
  setEmandateV2: setUp,

  async lenderCredentials({ query: { leadID } }, act) {
    await leadOf(act, leadID);
    return { data: { lenderCreds: { emandate: { encryptedDisbursalKeyId: 'key_sandbox_kadam' } } } };
  },

  async pennyFlow({ query: { leadId } }, act) {
    await leadOf(act, leadId);
    return { data: { flow: flowOf(act) } };
  },

  async pennyDrop({ body }, act) {
    const lead = await leadOf(act, body.leadID);
    demandTurn(lead, '/emandate');
    const account = await accountOf(act, body.accountId);
    const flow = flowOf(act);
    const { paid, url } = await paymentOf(act, lead, flow);
    const { penny } = act.persona.traits;
    const fate = penny === 'rejected' || penny === 'incomplete' ? penny : 'arrives';
    const asked = account.penny_polls + 1;
    await changeBankAccount(act.db, account.id, { penny_polls: asked });
    const pennyStatusNow = pennyStatus({ flow, fate, paid, asked });
    const data = { pennyStatus: pennyStatusNow, metaData: { flow, ...(url && { url }) } };
    if (pennyStatusNow === 'rejected') refuse(400, 'Your bank did not accept the Rs 1.', data);
    if (pennyStatusNow === 'incomplete') refuse(400, 'The Rs 1 has not arrived.', data);
    if (pennyStatusNow === 'completed') await verifyAccount(act, lead, account);
    return { data };
  },
} satisfies Handlers;
