import { lenderCredentials, pennyFlow, setEmandate, setEmandateV2 } from '#contract/bank.ts';
import { dashboardCall } from '#contract/login.ts';
import { type Facts, productIds } from '#contract/session.ts';
import { type DecisionOf, decision, type ReplyRowOf } from '#engine/decision.ts';
import {
  messageOrDefault,
  onSuccess,
  optionsFor,
  otherAnswers,
  sharedRows,
  showPopup,
} from '#engine/decisions/shared.ts';
import { isAnotherLead, leadPatch } from '#engine/lead.ts';
import {
  type CheckoutOptions,
  type CheckoutResult,
  call,
  go,
  leadCall,
  nextStep,
  type Outcome,
  popup,
  show,
  stay,
  withSessionPatch,
} from '#engine/outcome.ts';
import { dashboardBody, isDashboardSuccess } from '#engine/reads.ts';
import { msg, type Translatable } from '#languages/message.ts';
import { type EmandateView, startPennyDrop } from './penny-drop.ts';

/** §4 "E-mandate", "Penny drop": Continue. */
export function proceed(view: EmandateView, facts: Facts, nowMs: number): Outcome<EmandateView> {
  if (view.drawer === 'verified') return nextStep;
  if (view.drawer === 'waiting') return stay();
  if (view.page === 'reverse') return startPennyDrop('reverse', nowMs);
  const { accountId, productId } = facts;
  if (!accountId)
    return popup(msg('Please select your bank account first.'), { tone: 'warning', then: go('/bank-list') });
  if (productId === null) return call(dashboardCall, () => ({ body: dashboardBody }), productRead);
  return setUp(productId);
}

/** §4 "E-mandate" depends on the product. After a login by link, or for a new lead, it comes from the dashboard. */
export const productRead = decision<typeof dashboardCall, EmandateView>({
  title: 'Product',
  section: '§4 E-mandate',
  rows: [
    {
      label: 'not successful: message',
      when: ({ code, body }) => code === 200 && !isDashboardSuccess(body),
      then: showPopup,
    },
    {
      label: 'another lead: its next step',
      when: (input) => isAnotherLead(input.body?.lead?.leadID, input),
      then: (input) => withSessionPatch(leadPatch(input.body?.lead?.leadID, input), nextStep),
    },
    {
      label: 'product EMI: sets up its e-mandate',
      when: ({ code, body }) => code === 200 && body?.productId === productIds.emi,
      then: () => withSessionPatch({ productId: productIds.emi }, setUp(productIds.emi)),
    },
    onSuccess('any other product: sets up the e-mandate', ({ body }) =>
      withSessionPatch(body.productId ? { productId: body.productId } : {}, setUp(body.productId)),
    ),
    ...sharedRows,
  ],
});

function setUp(productId: number | null | undefined): Outcome<EmandateView> {
  const target = productId === productIds.emi ? setEmandateV2 : setEmandate;
  return leadCall(target, (leadID, { facts }) => ({ body: { accountId: facts.accountId, leadID } }), emandateSetUp);
}

/** §8 "E-mandate failure". */
const failureRows = otherAnswers('anything else: message', ({ code, message }) =>
  popup(messageOrDefault(message, msg('Something went wrong')), optionsFor(code)),
);

const lookUpPennyFlow: Outcome<EmandateView> = leadCall(pennyFlow, (leadId) => ({ query: { leadId } }), pennyFlowRead);

export const emandateSetUp = decision<typeof setEmandate, EmandateView>({
  title: 'E-mandate',
  section: '§4 E-mandate',
  rows: [
    {
      label: "'Success': checkout",
      when: ({ code, message }) => code === 200 && message === 'Success',
      then: ({ body }) => {
        const { customer_id, order_id } = body?.data ?? {};
        if (!customer_id || !order_id) return popup(msg('Something went wrong'));
        return leadCall(
          lenderCredentials,
          (leadID) => ({ query: { leadID } }),
          checkoutKeyRead({ customer_id, order_id }),
        );
      },
    },
    {
      label: "'Already Emandate': penny flow",
      when: ({ message }) => message === 'Already Emandate',
      then: () => withSessionPatch({ checkoutOpened: false }, lookUpPennyFlow),
    },
    ...failureRows,
  ],
});

export function checkoutKeyRead(
  order: Pick<CheckoutOptions, 'customer_id' | 'order_id'>,
): DecisionOf<typeof lenderCredentials, EmandateView> {
  const opens: ReplyRowOf<typeof lenderCredentials, EmandateView> = onSuccess('200: checkout', ({ body }) => {
    const key = body.data.lenderCreds.emandate.encryptedDisbursalKeyId;
    return { kind: 'checkout', options: { key, ...order, recurring: '1' }, onResult: checkoutResult };
  });
  return { title: 'Checkout key', section: '§4 E-mandate', rows: [opens, ...failureRows] };
}

const checkoutFailures: Readonly<Record<Exclude<CheckoutResult, 'opened'>, Translatable>> = {
  blocked: msg('The e-mandate page did not load. Check your connection, then press Continue.'),
  broken: msg('The e-mandate page did not open. Press Continue to try again.'),
};

function checkoutResult(result: CheckoutResult): Outcome<EmandateView> {
  if (result === 'opened') return withSessionPatch({ checkoutOpened: true }, stay());
  return popup(checkoutFailures[result], { tone: 'warning' });
}

export function pennyFlowRead(nowMs: number): DecisionOf<typeof pennyFlow, EmandateView> {
  const rows: readonly ReplyRowOf<typeof pennyFlow, EmandateView>[] = [
    {
      label: "'reverse': reverse screen",
      when: ({ body }) => body?.data?.flow === 'reverse',
      then: () => show({ page: 'reverse' }),
    },
    onSuccess('otherwise: penny drop, drawer', () => startPennyDrop('check', nowMs)),
    ...failureRows,
  ];
  return { title: 'Penny flow', section: '§4 E-mandate', rows };
}
