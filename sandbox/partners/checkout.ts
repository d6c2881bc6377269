import type { Hono } from 'hono';
import type { Env, SandboxOptions } from '../http/context.ts';
import { approveOrder } from '../services/mandates.ts';
import { currentTime } from '../store/controls.ts';
import { checkoutScript } from './checkout-script.ts';

const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };

/** §16: the payment provider's checkout script, and the approval of an order. */
export function serveCheckout(app: Hono<Env>, { store, clock }: SandboxOptions): void {
  app.get('/sandbox/checkout.js', (c) => c.body(checkoutScript, 200, headers));

  app.post('/sandbox/checkout/:order', async (c) => {
    const order = c.req.param('order');
    const answer = await store.transaction(async (db) => approveOrder(db, order, await currentTime(db, clock)));
    return answer ? c.json(answer) : c.json({ statusCode: 404, message: 'This order is over.' }, 404);
  });
}
