import { describe, expect, test } from 'vitest';
import { lenderCredentials, pennyDrop, pennyFlow, setEmandate, setEmandateV2 } from '#contract/bank.ts';
import { dashboardCall } from '#contract/login.ts';
import type { Reply } from '#contract/reply.ts';
import { newApplication } from '#contract/session.ts';
import { msg } from '#languages/message.ts';
import { checkoutKeyRead, emandateSetUp, pennyFlowRead, proceed, productRead } from '#screens/bank/emandate/flow.ts';
import type { EmandateView } from '#screens/bank/emandate/penny-drop.ts';
import {
  answered,
  answeredAt,
  asksNextStep,
  calls,
  factsWith,
  goes,
  noAnswerClaims,
  offersNextStep,
  proves,
  refused,
  sharedClaims,
  shows,
  showsPopup,
} from '#tests/engine/claims.ts';
import { play } from '../follow.ts';

const order = { customer_id: 'cust_44', order_id: 'order_91' };
const options = { key: 'key', ...order, recurring: '1' };
const success = answered({ message: 'Success', data: order }, 'Success');
const already = answered({}, 'Already Emandate');
const key = answered({ data: { lenderCreds: { emandate: { encryptedDisbursalKeyId: 'key' } } } });

const failures = [
  ...noAnswerClaims(),
  { on: refused(500, 'Bank is down'), outcome: showsPopup('Bank is down') },
  { on: refused(500), outcome: showsPopup(msg('Something went wrong')) },
  { on: refused(428, 'Too early'), outcome: showsPopup('Too early', offersNextStep) },
];

proves(productRead, [
  { on: answered({ productId: 1 }), outcome: calls(setEmandateV2, { patch: { productId: 1 } }) },
  { on: answered({ status: 1 }), outcome: calls(setEmandate) },
  // An answer without any field names no product.
  { on: answered({}, 'Gone'), outcome: showsPopup('Gone') },
  { on: answered({ status: 0 }, 'Gone'), outcome: showsPopup('Gone') },
  { on: answered({ productId: 1, lead: { leadID: 1 } }), facts: { leadID: 1 }, outcome: calls(setEmandateV2) },
  {
    on: answered({ productId: 1, lead: { leadID: 2 } }),
    facts: { leadID: 1, accountId: 'acc_1' },
    outcome: { ...asksNextStep, patch: { leadID: 2, ...newApplication } },
  },
  {
    on: answeredAt(5, { productId: 1, lead: { leadID: 1 } }),
    facts: { leadID: 2, leadOrder: 6, accountId: 'acc_2' },
    outcome: asksNextStep,
  },
  ...sharedClaims(),
]);

proves(emandateSetUp, [
  { on: success, outcome: calls(lenderCredentials) },
  ...[undefined, { customer_id: 'cust_44' }, { order_id: 'order_91' }].map((data) => ({
    on: answered({ message: 'Success', data }, 'Success'),
    outcome: showsPopup(msg('Something went wrong')),
  })),
  { on: already, outcome: calls(pennyFlow, { patch: { checkoutOpened: false } }) },
  { on: refused(409, 'Already Emandate'), outcome: calls(pennyFlow, { patch: { checkoutOpened: false } }) },
  ...[refused(400, 'Success'), answered({ data: order }, 'OK')].map((on) => ({
    on,
    outcome: showsPopup(msg('Something went wrong')),
  })),
  ...failures,
]);

proves(checkoutKeyRead(order), [
  { on: key, outcome: expect.objectContaining({ kind: 'checkout', options }) },
  ...failures,
]);

const toDrawer = shows<unknown>({ page: 'check', drawer: 'waiting' }, calls(pennyDrop, { withinMs: 300_000 }));

proves(pennyFlowRead(0), [
  { on: answered({ data: { flow: 'reverse' } }), outcome: shows({ page: 'reverse' }) },
  { on: answered({ data: { flow: 'penny' } }), outcome: toDrawer },
  { on: answered({ data: null }), outcome: toDrawer },
  ...failures,
]);

describe('Continue', () => {
  const facts = factsWith({ leadID: 48213, accountId: 'acc_19', productId: 2 });
  const check: EmandateView = { page: 'check' };
  const body = { accountId: 'acc_19', leadID: 48213 };
  const from = (view: EmandateView, replies: readonly Reply[], more: object = {}) =>
    play(proceed(view, { ...facts, ...more }, 0), { facts: { ...facts, ...more }, replies });

  test('sets up the e-mandate, requests the key and opens the checkout', () => {
    const { did, views, facts: known } = from(check, [success, key]);
    expect(did.slice(0, 3)).toEqual([
      { call: setEmandate, body },
      { call: lenderCredentials, query: { leadID: 48213 } },
      { checkout: options },
    ]);
    expect(views).toEqual([]);
    expect(known.checkoutOpened).toBe(true);
  });

  test.each([
    ['blocked', /did not load/],
    ['broken', /did not open/],
  ] as const)('a checkout that was %s shows why', (checkout, message) => {
    const { did } = play(proceed(check, facts, 0), { facts, replies: [success, key], checkout });
    expect(did.at(-1)).toMatchObject({
      kind: 'popup',
      tone: 'warning',
      message: { text: expect.stringMatching(message) },
    });
  });

  test.each([
    [1, setEmandateV2],
    [2, setEmandate],
    [null, setEmandate],
  ])('without a known product reads it from the dashboard: %s', (productId, call) => {
    const { did, facts: after } = from(check, [answered({ status: 1, productId })], { productId: null });
    expect(did).toMatchObject([
      { call: dashboardCall, body: { appVersion: '28.2' } },
      { call, body },
    ]);
    expect(after.productId).toBe(productId);
  });

  test('without an account leads to the list of accounts, and calls nothing', () => {
    const list = showsPopup(msg('Please select your bank account first.'), {
      tone: 'warning',
      then: goes('/bank-list'),
    });
    expect(from(check, [], { accountId: '' }).did).toEqual([list]);
  });

  test('with an existing e-mandate follows the penny flow', () => {
    const forward = from(check, [already, answered({ data: { flow: 'forward' } })]);
    expect(forward.did.slice(1)).toEqual([
      { call: pennyFlow, query: { leadId: 48213 } },
      { call: pennyDrop, body },
    ]);
    expect(forward.views).toEqual([{ page: 'check', drawer: 'waiting' }]);

    const reverse = from(check, [already, answered({ data: { flow: 'reverse' } })]);
    expect(reverse.views).toEqual([{ page: 'reverse' }]);
    expect(from({ page: 'reverse' }, [])).toMatchObject({
      did: [{ call: pennyDrop, body }],
      views: [{ page: 'reverse', drawer: 'waiting' }],
    });
  });

  test('only requests the next step once the account is verified, and does nothing behind the drawer', () => {
    expect(from({ page: 'check', drawer: 'verified' }, []).did).toEqual([asksNextStep]);
    expect(from({ page: 'check', drawer: 'waiting' }, []).did).toEqual([{ kind: 'stay' }]);
  });
});
