import type { setEmandate } from '#contract/bank.ts';
import type { BodyOf } from '#contract/call.ts';
import type { BorrowerContext, Handlers } from '../http/context.ts';
import { refuse } from '../http/context.ts';
import { pennyRefusals } from '../rules/penny-answer.ts';
import { hasMandate, pennyFlowOf, pennyOf, verify } from '../services/mandates.ts';
import { assertStepOrder, leadOf, markDone } from '../services/steps.ts';
import { sessionOfAccount } from '../store/partner-sessions.ts';
import { accountOf } from './bank.ts';

async function setUp({ body }: { body: BodyOf<typeof setEmandate> }, ctx: BorrowerContext) {
  const lead = await leadOf(ctx, body.leadID);
  const account = await accountOf(ctx, body.accountId);
  if (hasMandate(ctx, account)) return { message: 'Already Emandate', data: null };
  assertStepOrder(ctx, lead, '/emandate');
  const { id } = await sessionOfAccount(ctx.db, 'mandate', lead.id, account.id, ctx.now);
  return { message: 'Success', data: { customer_id: `cust_${ctx.customer.id}`, order_id: id } };
}

/** §4 "E-mandate" and "Penny drop". A repeated request gets the same answer. */
export const mandateHandlers = {
  setEmandate: setUp,
  setEmandateV2: setUp,

  async lenderCredentials({ query: { leadID } }, ctx) {
    await leadOf(ctx, leadID);
    return { data: { lenderCreds: { emandate: { encryptedDisbursalKeyId: 'key_sandbox_kadam' } } } };
  },

  async pennyFlow({ query: { leadId } }, ctx) {
    await leadOf(ctx, leadId);
    return { data: { flow: pennyFlowOf(ctx) } };
  },

  async pennyDrop({ body }, ctx) {
    const lead = await leadOf(ctx, body.leadID);
    const account = await accountOf(ctx, body.accountId);
    const done = account.status === 'Verified' && lead.done.includes('/emandate');
    if (!done) {
      assertStepOrder(ctx, lead, '/emandate');
      if (!hasMandate(ctx, account)) refuse(428, 'Please complete the e-mandate first.');
    }
    const { status, url } = await pennyOf(ctx, lead, account);
    const data = { pennyStatus: status, metaData: { flow: pennyFlowOf(ctx), ...(url && { url }) } };
    const refusal = pennyRefusals[status];
    if (refusal) refuse(400, refusal, data);
    if (status === 'completed' && !done) {
      await verify(ctx, account);
      await markDone(ctx, lead, '/emandate');
    }
    return { data };
  },
} satisfies Handlers;
