import type { Hono } from 'hono';
import { approveOrder } from '../../acts/mandates.ts';
import { momentOf } from '../../acts/moment.ts';
import type { Env } from '../../wire/connection.ts';
import type { Parts } from '../../wire/parts.ts';
import { checkoutScript } from './script.ts';
import { checkoutStyle } from './style.ts';

const script = checkoutScript(checkoutStyle);
const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
};

/** §16: the payment provider's checkout script, and the provider that hears of an approval. */
export function serveCheckout(app: Hono<Env>, { store, clock }: Parts): void {
  app.get('/sandbox/checkout.js', (c) => c.body(script, 200, headers));

  app.post('/sandbox/checkout/:order', async (c) => {
    const answer = await store.act(async (db) => approveOrder(db, c.req.param('order'), await momentOf(db, clock)));
    if (!answer) return c.json({ statusCode: 404, message: 'This order is over.' }, 404);
    return c.json(answer);
  });
}
