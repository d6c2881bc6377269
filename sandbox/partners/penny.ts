import type { Hono } from 'hono';
import { html } from 'hono/html';
import { momentOf } from '../acts/moment.ts';
import { gonePage, sandboxPage } from '../pages/layout.ts';
import type { PennyStatus } from '../rules/penny-answer.ts';
import { pennyStatuses, pressedOn } from '../rules/penny-answer.ts';
import { changeSession, sessionById } from '../store/partner-sessions.ts';
import type { Env } from '../wire/connection.ts';
import type { Parts } from '../wire/parts.ts';

/** What can be done on the page, and what it then says. */
const ways: Readonly<Record<PennyStatus, readonly [button: string, said: string]>> = {
  completed: ['Pay Rs 1', 'Rs 1 is paid.'],
  rejected: ['Pay, and your bank rejects it', 'Your bank rejected the Rs 1.'],
  invalid: ['Pay from an account that is not valid', 'This account is not valid.'],
  incomplete: ['Do not pay', 'Nothing was paid.'],
  created: ['Decide later: it stays open', 'The payment stays open.'],
};

const order: readonly PennyStatus[] = ['completed', 'incomplete', 'rejected', 'invalid', 'created'];

const choices = html`<p>Pay Rs 1 to show that the bank account is yours. It comes back within 24-48 hours.</p>
<form method="post" class="stack">
  ${order.map(
    (act) =>
      html`<button name="act" value="${act}" class="${act === 'completed' ? '' : 'second'}">${ways[act][0]}</button>`,
  )}
</form>`;

const paid = html`<p>Rs 1 is paid already. It is paid once only. Close this page and go back to the app.</p>`;

/** §2 "Reverse penny drop": the page on which the Rs 1 is paid, in a tab of its own, with every ending of §4. */
export function servePenny(app: Hono<Env>, { store, clock }: Parts): void {
  /** The visit as it stands once something was pressed on it. */
  const visitOf = (id: string, pressed?: PennyStatus) =>
    store.act(async (db) => {
      const found = await sessionById(db, 'penny', id, await momentOf(db, clock));
      // Only this page writes the state of such a visit; it begins as 'open'.
      const stands = found && (found.state === 'open' ? 'created' : (found.state as PennyStatus));
      if (!stands || !pressed) return stands;
      const state = pressedOn(stands, pressed);
      await changeSession(db, found, { state });
      return state;
    });

  app.get('/sandbox/penny/:id', async (c) => {
    const stands = await visitOf(c.req.param('id'));
    if (!stands) return gonePage(c);
    return sandboxPage(c, { title: 'Pay Rs 1', narrow: true }, stands === 'completed' ? paid : choices);
  });

  app.post('/sandbox/penny/:id', async (c) => {
    const { act } = await c.req.parseBody();
    const pressed = pennyStatuses.find((status) => status === act) ?? 'created';
    const stands = await visitOf(c.req.param('id'), pressed);
    if (!stands) return gonePage(c);
    const again = html`<p><a href="${c.req.path}">Choose again</a></p>`;
    return sandboxPage(
      c,
      { title: ways[stands][1], narrow: true },
      html`<p>Close this page and go back to the app.</p>${stands === 'completed' ? '' : again}`,
    );
  });
}
