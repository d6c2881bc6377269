import type { Hono } from 'hono';
import type { Env, SandboxOptions } from '../http/context.ts';
import { giveMandate } from '../routes/mandate.ts';
import { hashOf } from '../secrets.ts';
import { atSandboxTime } from '../store/controls.ts';
import { changeSession, sessionById } from '../store/partner-sessions.ts';
import type { Db } from '../store/tables.ts';
import { checkoutScript } from './checkout-script.ts';

const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };

/** Gives the account of an order its mandate; returns the answer for the callback, or nothing if the order is over. */
async function approveOrder(db: Db, now: number, order: string) {
  const visit = await sessionById(db, 'mandate', order, now);
  const accounts = db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('id', '=', visit?.data.accountId ?? '');
  const account = await accounts.forUpdate().executeTakeFirst();
  if (!visit || !account) return undefined;
  await changeSession(db, visit, { state: 'approved' });
  await giveMandate(db, account, account.status);
  const payment = `pay_${order.slice(0, 14)}`;
  const signature = await hashOf(`${order}|${payment}`);
  return { razorpay_payment_id: payment, razorpay_order_id: order, razorpay_signature: signature };
}

/** §16: the payment provider's checkout script, and the approval of an order. */
export function serveCheckout(app: Hono<Env>, options: SandboxOptions): void {
  app.get('/sandbox/checkout.js', (c) => c.body(checkoutScript, 200, headers));

  app.post('/sandbox/checkout/:order', async (c) => {
    const answer = await atSandboxTime(options, (db, now) => approveOrder(db, now, c.req.param('order')));
    return answer ? c.json(answer) : c.json({ statusCode: 404, message: 'This order is over.' }, 404);
  });
}
