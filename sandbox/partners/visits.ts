import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Env, SandboxOptions } from '../http/context.ts';
import { bodyOf } from '../http/request.ts';
import { expiredPage, sandboxPage } from '../pages/layout.ts';
import type { PennyStatus } from '../rules/penny-answer.ts';
import { giveMandate } from '../store/borrowers.ts';
import type { Db } from '../store/tables.ts';
import { inTransaction, type SandboxContext } from '../store/transaction.ts';
import { changeVisit, type Visit, type VisitKind, visitById } from '../store/visits.ts';

interface Partner {
  readonly kind: VisitKind;
  readonly title: string;
  readonly text: string;
  /** Labels by the state that a button gives the visit. The first is the main one; an unknown one counts as the last. */
  readonly buttons: Readonly<Record<string, string>>;
  /** A path of the app, or parameters of the return address; without it, a button leads to this page again. */
  readonly returnTo?: (visit: Visit) => string | Readonly<Record<string, string>>;
}

const connected = ['connected', 'weak', 'processing'];

/**
 * The document locker (§2 "/digilocker-verify"), the bank-statement partner (§4 "/finbox"), the payment provider's checkout
 * (§16), the Rs 1 (§2 "Reverse penny drop").
 */
const partners: Readonly<Record<string, Partner>> = {
  '/sandbox/locker/:id': {
    kind: 'locker',
    title: 'Document locker',
    text: 'A sandbox asks for your Aadhaar from your document locker.',
    buttons: { allowed: 'Allow', refused: 'Do not allow' },
    returnTo: ({ id, state, data }) =>
      state === 'allowed' ? { code: data.code ?? '', state: id } : { error: 'access_denied', state: id },
  },
  '/sandbox/statements/:id': {
    kind: 'statement',
    title: 'Connect your bank',
    text: 'Choose how the bank-statement connection ends.',
    buttons: {
      connected: 'Connect my bank',
      weak: 'Connect a bank with a weak statement',
      processing: 'Connect, and stay processing',
      failed: 'Fail',
      open: 'Close without connecting',
    },
    returnTo: ({ id, state }) =>
      connected.includes(state) ? { success: 'true', entity_id: id } : { success: 'false' },
  },
  '/sandbox/checkout/:id': {
    kind: 'mandate',
    title: 'Approve the e-mandate',
    text: 'Your lender may debit your bank account on the day of repayment.',
    buttons: { approved: 'Approve', open: 'Close without approving' },
    returnTo: ({ state }) => (state === 'approved' ? '/emandate-status' : '/emandate'),
  },
  '/sandbox/penny/:id': {
    kind: 'penny',
    title: 'Pay Rs 1',
    text: 'Pay Rs 1 to show that the bank account is yours. It comes back within 24-48 hours.',
    buttons: {
      completed: 'Pay Rs 1',
      incomplete: 'Do not pay',
      rejected: 'Pay, and your bank rejects it',
      invalid: 'Pay from an account that is not valid',
      created: 'Decide later: it stays open',
    },
  },
};

/** A payment is final. */
const finalState: PennyStatus = 'completed';

function visitPage(c: Context, { title, text, buttons, returnTo }: Partner, { state }: Visit) {
  const chosen = returnTo ? undefined : buttons[state];
  const choices = Object.entries(buttons).map(
    ([value, label], index) =>
      html`<button name="action" value="${value}" class="${index === 0 ? '' : 'second'}">${label}</button>`,
  );
  const form = html`<p>${text}</p><form method="post" class="stack">${choices}</form>`;
  const result = chosen && html`<p>You chose '${chosen}'. Close this page and go back to the app.</p>`;
  return sandboxPage(c, { title, narrow: true }, html`${result}${state !== finalState && form}`);
}

function addressAfter(visit: Visit, to: ReturnType<NonNullable<Partner['returnTo']>>): string {
  if (typeof to === 'string') return to;
  const url = new URL(String(visit.data.callBackUrl));
  for (const [name, value] of Object.entries(to)) url.searchParams.set(name, value);
  return url.href;
}

/** The visit with its new state, unless it is over or paid. */
async function chooseState(db: Db, visit: Visit | undefined, state: string) {
  if (!visit || visit.state === finalState) return visit;
  await changeVisit(db, visit.id, { state });
  if (state === 'approved') await giveMandate(db, String(visit.data.accountId));
  return { ...visit, state };
}

/** The provider's constructor (§16): its page replaces the app in the tab. */
const checkoutScript = `window.Razorpay = class {
  constructor({ order_id }) { this.order = order_id; }
  open() { location.assign('/sandbox/checkout/' + this.order); }
};
`;

export function serveVisits(app: Hono<Env>, options: SandboxOptions): void {
  app.get('/sandbox/checkout.js', (c) =>
    c.body(checkoutScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );

  for (const [path, partner] of Object.entries(partners)) {
    const { kind, buttons, returnTo } = partner;
    const visitOf = (c: Context, ctx: SandboxContext) => visitById(ctx, kind, c.req.param('id') ?? '');

    app.get(path, async (c) => {
      const visit = await inTransaction(options, (ctx) => visitOf(c, ctx));
      return visit ? visitPage(c, partner, visit) : expiredPage(c);
    });

    app.post(path, async (c) => {
      const { action } = Object(await bodyOf(c));
      const states = Object.keys(buttons);
      const state = states.find((one) => one === action) ?? states.at(-1) ?? '';
      const visit = await inTransaction(options, async (ctx) => chooseState(ctx.db, await visitOf(c, ctx), state));
      if (!visit) return expiredPage(c);
      if (!returnTo) return visitPage(c, partner, visit);
      // The payment provider posts its result to the app.
      return c.redirect(addressAfter(visit, returnTo(visit)), visit.state === 'approved' ? 307 : 303);
    });
  }
}
