import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Env, SandboxOptions } from '../http/context.ts';
import { fieldsOf } from '../http/context.ts';
import type { Html } from '../pages/layout.ts';
import { expiredPage, sandboxPage } from '../pages/layout.ts';
import type { PennyStatus } from '../rules/penny-answer.ts';
import { currentTime } from '../store/controls.ts';
import type { PartnerKind, PartnerSession } from '../store/partner-sessions.ts';
import { changeSession, sessionById } from '../store/partner-sessions.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A form with a button for each choice; the first one is the main button. */
const choiceForm = (choices: readonly Choice[]) => html`<form method="post" class="stack">
  ${choices.map(
    ({ value, label }, index) =>
      html`<button name="action" value="${value}" class="${index === 0 ? '' : 'second'}">${label}</button>`,
  )}
</form>`;

const page = (c: Context, title: string, body: Html) => sandboxPage(c, { title, narrow: true }, body);

const lockerChoices = [
  { value: 'allow', label: 'Allow', state: 'allowed' },
  { value: 'refuse', label: 'Do not allow', state: 'refused' },
];

/** Back to the app, with a code if the borrower allowed it. The address of a visit is always the same. */
function lockerReturn({ id, data }: PartnerSession, isAllowed: boolean): string {
  const back = new URL(data.callBackUrl ?? '/');
  if (isAllowed) back.searchParams.set('code', data.code ?? '');
  else back.searchParams.set('error', 'access_denied');
  back.searchParams.set('state', id);
  return back.href;
}

function lockerPage(visit: PartnerSession): Html {
  if (visit.state !== 'allowed')
    return html`<p>A sandbox asks for your Aadhaar from your document locker.</p>${choiceForm(lockerChoices)}`;
  return html`<p>You have allowed this already.</p>
<p><a href="${lockerReturn(visit, true)}">Go back to the app again</a></p>`;
}

/** A visit that is only closed stays open for another try. */
const statementChoices = [
  { value: 'connect', label: 'Connect my bank', state: 'connected', success: true },
  { value: 'weak', label: 'Connect a bank with a weak statement', state: 'weak', success: true },
  { value: 'processing', label: 'Connect, and stay processing', state: 'processing', success: true },
  { value: 'fail', label: 'Fail', state: 'failed', success: false },
  { value: 'close', label: 'Close without connecting', state: 'open', success: false },
];

function statementReturn({ id, data }: PartnerSession, success: boolean): string {
  const back = new URL(data.callBackUrl ?? '/');
  back.searchParams.set('success', String(success));
  if (success) back.searchParams.set('entity_id', id);
  return back.href;
}

const pennyChoices: readonly (Choice & { readonly value: PennyStatus; readonly result: string })[] = [
  { value: 'completed', label: 'Pay Rs 1', result: 'Rs 1 is paid.' },
  { value: 'incomplete', label: 'Do not pay', result: 'Nothing was paid.' },
  { value: 'rejected', label: 'Pay, and your bank rejects it', result: 'Your bank rejected the Rs 1.' },
  { value: 'invalid', label: 'Pay from an account that is not valid', result: 'This account is not valid.' },
  { value: 'created', label: 'Decide later: it stays open', result: 'The payment stays open.' },
];

const payPage = html`<p>Pay Rs 1 to show that the bank account is yours. It comes back within 24-48 hours.</p>
${choiceForm(pennyChoices)}`;
const paidPage = html`<p>Rs 1 is paid already. It is paid once only. Close this page and go back to the app.</p>`;

/**
 * The pages of the document locker (§2 "/digilocker-verify"), the bank-statement partner (§4 "/finbox") and the Rs 1
 * payment (§2 "Reverse penny drop").
 */
export function serveVisits(app: Hono<Env>, { store, clock }: SandboxOptions): void {
  /** The visit of a page, after a change of its state if there is one. */
  const visitOf = (kind: PartnerKind, id: string, newState?: (state: string) => string) =>
    store.transaction(async (db) => {
      const visit = await sessionById(db, kind, id, await currentTime(db, clock));
      if (!visit || !newState) return visit;
      const state = newState(visit.state);
      await changeSession(db, visit, { state });
      return { ...visit, state };
    });
  const chosen = async <One extends Choice>(c: Context, choices: readonly One[]) => {
    const { action } = await fieldsOf(c);
    return choices.find(({ value }) => value === action) ?? (choices.at(-1) as One);
  };

  app.get('/sandbox/locker/:id', async (c) => {
    const visit = await visitOf('locker', c.req.param('id'));
    return visit ? page(c, 'Document locker', lockerPage(visit)) : expiredPage(c);
  });
  app.post('/sandbox/locker/:id', async (c) => {
    const { state } = await chosen(c, lockerChoices);
    const visit = await visitOf('locker', c.req.param('id'), () => state);
    return visit ? c.redirect(lockerReturn(visit, state === 'allowed'), 303) : expiredPage(c);
  });

  app.get('/sandbox/statements/:id', async (c) => {
    const visit = await visitOf('statement', c.req.param('id'));
    const body = html`<p>Choose how the bank-statement connection ends.</p>${choiceForm(statementChoices)}`;
    return visit ? page(c, 'Connect your bank', body) : expiredPage(c);
  });
  app.post('/sandbox/statements/:id', async (c) => {
    const { state, success } = await chosen(c, statementChoices);
    const visit = await visitOf('statement', c.req.param('id'), () => state);
    return visit ? c.redirect(statementReturn(visit, success), 303) : expiredPage(c);
  });

  app.get('/sandbox/penny/:id', async (c) => {
    const visit = await visitOf('penny', c.req.param('id'));
    return visit ? page(c, 'Pay Rs 1', visit.state === 'completed' ? paidPage : payPage) : expiredPage(c);
  });
  app.post('/sandbox/penny/:id', async (c) => {
    const { value } = await chosen(c, pennyChoices);
    // A payment is final.
    const visit = await visitOf('penny', c.req.param('id'), (state) => (state === 'completed' ? state : value));
    if (!visit) return expiredPage(c);
    const title = pennyChoices.find((choice) => choice.value === visit.state)?.result ?? '';
    const again = html`<p><a href="${c.req.path}">Choose again</a></p>`;
    const body = html`<p>Close this page and go back to the app.</p>${visit.state === 'completed' ? '' : again}`;
    return page(c, title, body);
  });
}
