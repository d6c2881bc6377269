import type { Hono } from 'hono';
import { html } from 'hono/html';
import { momentOf } from '../acts/moment.ts';
import { gonePage, sandboxPage } from '../pages/layout.ts';
import { changeSession, sessionById } from '../store/partner-sessions.ts';
import type { Env } from '../wire/connection.ts';
import type { Parts } from '../wire/parts.ts';

const pay = html`<p>Pay Rs 1 to show that the bank account is yours.</p>
<form method="post" class="stack">
  <button name="act" value="paid">Pay Rs 1</button>
  <button name="act" value="declined" class="second">Do not pay</button>
</form>`;

/** §2 "Reverse penny drop": the page on which the Rs 1 is paid, in a tab of its own. */
export function servePenny(app: Hono<Env>, { store, clock }: Parts): void {
  const visitOf = (id: string, state?: string) =>
    store.act(async (db) => {
      const found = await sessionById(db, 'penny', id, await momentOf(db, clock));
      if (found && state) await changeSession(db, found, { state });
      return found;
    });

  app.get('/sandbox/penny/:id', async (c) => {
    const visit = await visitOf(c.req.param('id'));
    return visit ? sandboxPage(c, { title: 'Pay Rs 1', narrow: true }, pay) : gonePage(c);
  });

  app.post('/sandbox/penny/:id', async (c) => {
    const { act } = await c.req.parseBody();
    const paid = act === 'paid';
    const visit = await visitOf(c.req.param('id'), paid ? 'paid' : 'declined');
    if (!visit) return gonePage(c);
    const said = paid ? 'Rs 1 is paid.' : 'Nothing was paid.';
    return sandboxPage(c, { title: said, narrow: true }, html`<p>Close this page and go back to the app.</p>`);
  });
}
