import type { Hono } from 'hono';
import { html } from 'hono/html';
import { momentOf } from '../acts/moment.ts';
import { gonePage, sandboxPage } from '../pages/layout.ts';
import type { PartnerSession } from '../store/partner-sessions.ts';
import { changeSession, sessionById } from '../store/partner-sessions.ts';
import type { Env } from '../wire/connection.ts';
import type { Parts } from '../wire/parts.ts';

/** Back to the app: with the code where the borrower allowed it, without one where not. Always the same for a visit. */
function returnAddress({ id, data }: PartnerSession, allowed: boolean): string {
  const back = new URL(data.callBackUrl ?? '/');
  if (allowed) back.searchParams.set('code', data.code ?? '');
  else back.searchParams.set('error', 'access_denied');
  back.searchParams.set('state', id);
  return back.href;
}

const question = html`<p>A sandbox asks for your Aadhaar from your document locker.</p>
<form method="post" class="stack">
  <button name="act" value="allow">Allow</button>
  <button name="act" value="refuse" class="second">Do not allow</button>
</form>`;

/** §2 "/digilocker-verify": the document locker. Coming back a second time with the same code is answered the same way. */
export function serveLocker(app: Hono<Env>, { store, clock }: Parts): void {
  app.get('/sandbox/locker/:id', async (c) => {
    const visit = await store.act(async (db) =>
      sessionById(db, 'locker', c.req.param('id'), await momentOf(db, clock)),
    );
    if (!visit) return gonePage(c);
    const again = html`<p>You have allowed this already.</p>
<p><a href="${returnAddress(visit, true)}">Go back to the app again</a></p>`;
    return sandboxPage(c, { title: 'Document locker', narrow: true }, visit.state === 'allowed' ? again : question);
  });

  app.post('/sandbox/locker/:id', async (c) => {
    const { act } = await c.req.parseBody();
    const allowed = act === 'allow';
    const visit = await store.act(async (db) => {
      const found = await sessionById(db, 'locker', c.req.param('id'), await momentOf(db, clock));
      if (found) await changeSession(db, found, { state: allowed ? 'allowed' : 'refused' });
      return found;
    });
    return visit ? c.redirect(returnAddress(visit, allowed), 303) : gonePage(c);
  });
}
