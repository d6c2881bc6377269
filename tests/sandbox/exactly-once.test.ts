import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { acceptKeyFacts, pennyDrop, setEmandate } from '#contract/bank.ts';
import type { Reply } from '#contract/reply.ts';
import type { Route } from '#contract/routes.ts';
import { answered, answeredWith } from './answered.ts';
import type { Borrower } from './borrower.ts';
import { saveAccount } from './money.ts';
import { openSandbox } from './open-sandbox.ts';
import type { RepeatableRequest, Sending } from './repeatable-requests.ts';
import { codeRequested, requests } from './repeatable-requests.ts';

// Exactly once: a repeated request that moves an application or money has one effect and one answer.

const { store, sandbox } = await openSandbox();

afterEach(reset);

async function reset() {
  await sandbox.post('/sandbox/reset', {});
}

/** The borrower's rows and sent codes. */
async function effectsOf({ mobile }: Borrower) {
  const rows = await store.transaction(async (db) => {
    const { id } = await db.selectFrom('customers').select('id').where('mobile', '=', mobile).executeTakeFirstOrThrow();
    const lead = await db.selectFrom('leads').selectAll().where('customer_id', '=', id).executeTakeFirstOrThrow();
    return {
      accounts: await db.selectFrom('bank_accounts').selectAll().where('customer_id', '=', id).execute(),
      visits: await db.selectFrom('partner_sessions').selectAll().where('lead_id', '=', lead.id).execute(),
      loans: await db.selectFrom('loans').selectAll().where('customer_id', '=', id).execute(),
      codes: await db
        .selectFrom('sent_codes')
        .select(['code', 'used_at'])
        .where('mobile', '=', mobile)
        .where('purpose', '=', 'kfs')
        .execute(),
      lead,
    };
  });
  return rows;
}

const someone = () => sandbox.who('bank-details');

/** The effects of one request, by another borrower. */
async function effectsOfOnce({ ready }: RepeatableRequest) {
  const borrower = await someone();
  answered(await (await ready(borrower))(borrower)());
  const once = sizes(await effectsOf(borrower));
  await reset();
  return once;
}

function sizes({ accounts, visits, loans, codes, lead }: Awaited<ReturnType<typeof effectsOf>>) {
  const counts = { accounts: accounts.length, visits: visits.length, loans: loans.length, codes: codes.length };
  return { ...counts, done: lead.done, status: lead.status, statuses: accounts.map(({ status }) => status) };
}

describe.each(Object.entries(requests))('%s', (_name, repeatable) => {
  let once: ReturnType<typeof sizes>;
  beforeAll(async () => {
    once = await effectsOfOnce(repeatable);
  });

  async function expectOneEffect(send: (first: Sending, tab: Sending) => Promise<readonly Reply[]>) {
    const borrower = await someone();
    const request = await repeatable.ready(borrower);
    const tab = sandbox.borrower(borrower.mobile);
    await tab.logIn();
    const replies = await send(request(borrower), request(tab));
    for (const reply of replies) expect(reply).toMatchObject(repeatable.answer);
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(sizes(await effectsOf(borrower))).toEqual(once);
  }

  test('three concurrent requests have one effect and one answer', async () => {
    await expectOneEffect((send) => Promise.all([send(), send(), send()]));
  });

  test('requests in two tabs have one effect and one answer', async () => {
    await expectOneEffect((send, inOtherTab) => Promise.all([send(), inOtherTab(), send(), inOtherTab()]));
  });

  test('a request whose response was lost can be repeated', async () => {
    await expectOneEffect(async (send) => {
      await sandbox.post('/sandbox/faults', { call: repeatable.call, kind: 'lose answer' });
      expect(await send()).toMatchObject({ kind: 'offline' });
      return [await send(), await send()];
    });
  });

  test('a request repeated after the disbursal changes nothing', async () => {
    const borrower = await someone();
    const send = (await repeatable.ready(borrower))(borrower);
    answered(await send());
    await goToTheEnd(borrower);
    const before = await effectsOf(borrower);
    expect(before.loans).toHaveLength(1);
    const again = await send();
    expect(again).toMatchObject(repeatable.later);
    expect(await send()).toEqual(again);
    expect(await effectsOf(borrower)).toEqual(before);
  });
});

/** Completes all steps to the disbursal. */
async function goToTheEnd(borrower: Borrower) {
  for (let where = await borrower.next(); where.route; where = await borrower.next()) {
    answered(await borrower.pass(where.route as Route));
  }
}

describe('approving at the checkout', () => {
  test('repeated approvals are one mandate with one answer', async () => {
    const borrower = await someone();
    const body = await saveAccount(borrower);
    const { data } = answered(await borrower.send(setEmandate, { body }));
    const press = async () => (await sandbox.post(`/sandbox/checkout/${data?.order_id}`, {})).json();
    const [one, other] = await Promise.all([press(), press()]);
    const { accounts } = await effectsOf(borrower);
    expect(other).toEqual(one);
    expect(await press()).toEqual(one);
    expect((await effectsOf(borrower)).accounts).toEqual(accounts);
    expect(accounts[0]?.mandate_id).toEqual(expect.any(String));
  });
});

describe('paying the Rs 1 on its page', () => {
  test('is final and verifies the account once', async () => {
    const borrower = await sandbox.who('penny-reverse');
    const body = await saveAccount(borrower);
    const ask = async () => borrower.send(pennyDrop, { body });
    const url = answered(await ask()).data.metaData?.url ?? '';
    await Promise.all([sandbox.press(url, 'completed'), sandbox.press(url, 'completed')]);
    await sandbox.press(url, 'incomplete');
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one).toMatchObject(answeredWith({ pennyStatus: 'completed' }));
    expect([other, await ask()]).toEqual([one, one]);
    expect(await borrower.next()).toMatchObject({ route: '/bank-list' });
    expect((await effectsOf(borrower)).visits).toHaveLength(1);
  });
});

test('an acceptance that is typed wrong in one tab while the other is right pays one loan out', async () => {
  const borrower = await someone();
  const body = await codeRequested(borrower);
  const wrong = { ...body, otp: body.otp === '000000' ? '000001' : '000000' };
  const replies = await Promise.all([wrong, body, body].map((typed) => borrower.send(acceptKeyFacts, { body: typed })));
  expect(replies.filter(({ kind }) => kind === 'answered').length).toBeGreaterThanOrEqual(2);
  const { loans, lead, accounts } = await effectsOf(borrower);
  expect(loans).toMatchObject([{ lead_id: lead.id, bank_account_id: accounts[0]?.id, paid: 0 }]);
});
