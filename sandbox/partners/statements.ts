import type { Hono } from 'hono';
import { html } from 'hono/html';
import { momentOf } from '../acts/moment.ts';
import { gonePage, sandboxPage } from '../pages/layout.ts';
import type { StatementState } from '../rules/statement-answer.ts';
import { changeSession, sessionById } from '../store/partner-sessions.ts';
import type { Env } from '../wire/connection.ts';
import type { Parts } from '../wire/parts.ts';

/** What a visit may end with. One that is only closed stays open for the next try. */
const endings = {
  connect: { says: 'Connect my bank', state: 'connected', success: true },
  weak: { says: 'Connect a bank with a weak statement', state: 'weak', success: true },
  processing: { says: 'Connect, and stay processing', state: 'processing', success: true },
  fail: { says: 'Fail', state: 'failed', success: false },
  close: { says: 'Close without connecting', state: 'open', success: false },
} as const;

const choices = html`<p>Choose how the bank-statement connection ends.</p>
<form method="post" class="stack">
  ${Object.entries(endings).map(
    ([act, { says }]) =>
      html`<button name="act" value="${act}" class="${act === 'connect' ? '' : 'second'}">${says}</button>`,
  )}
</form>`;

/** §4 "/finbox": the bank-statement partner. */
export function serveStatements(app: Hono<Env>, { store, clock }: Parts): void {
  const visitOf = (id: string, state?: StatementState) =>
    store.act(async (db) => {
      const found = await sessionById(db, 'statement', id, await momentOf(db, clock));
      if (found && state) await changeSession(db, found, { state });
      return found;
    });

  app.get('/sandbox/statements/:id', async (c) => {
    const visit = await visitOf(c.req.param('id'));
    return visit ? sandboxPage(c, { title: 'Connect your bank', narrow: true }, choices) : gonePage(c);
  });

  app.post('/sandbox/statements/:id', async (c) => {
    const { act } = await c.req.parseBody();
    const ending = Object.entries(endings).find(([name]) => name === act)?.[1] ?? endings.close;
    const visit = await visitOf(c.req.param('id'), ending.state);
    if (!visit) return gonePage(c);
    const back = new URL(visit.data.callBackUrl ?? '/');
    back.searchParams.set('success', String(ending.success));
    if (ending.success) back.searchParams.set('entity_id', visit.id);
    return c.redirect(back.href, 303);
  });
}
