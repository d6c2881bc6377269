import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { acceptKeyFacts, pennyDrop, setEmandate } from '#contract/bank.ts';
import type { Reply } from '#contract/reply.ts';
import type { Route } from '#contract/routes.ts';
import type { Store } from '#sandbox/store/store.ts';
import { answered } from './answered.ts';
import type { Borrower } from './borrower.ts';
import { saveAccount } from './money.ts';
import type { OneAct, Sending } from './once-acts.ts';
import { acts, asked, says } from './once-acts.ts';
import { openSandbox } from './server/open-sandbox.ts';
import type { TestSandbox } from './test-sandbox.ts';

// Exactly once: a repeated request that moves an application or money is one act with one answer.

let store: Store;
let sandbox: TestSandbox;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ store, sandbox, close } = await openSandbox());
});
afterEach(forget);
afterAll(() => close());

async function forget() {
  await sandbox.post('/sandbox/reset', {});
}

/** What there is of a borrower in the sandbox's database, and the codes that were sent: the effects of the acts. */
async function effectsOf({ mobile }: Borrower) {
  const rows = await store.act(async (db) => {
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

/** Does the act once for another, equal borrower, to know the effects of doing it once. */
async function effectsOfOnce({ ready }: OneAct) {
  const borrower = await someone();
  answered(await (await ready(borrower))(borrower)());
  const once = sizes(await effectsOf(borrower));
  await forget();
  return once;
}

function sizes({ accounts, visits, loans, codes, lead }: Awaited<ReturnType<typeof effectsOf>>) {
  const counts = { accounts: accounts.length, visits: visits.length, loans: loans.length, codes: codes.length };
  return { ...counts, done: lead.done, status: lead.status, statuses: accounts.map(({ status }) => status) };
}

describe.each(Object.entries(acts))('%s', (_name, act) => {
  let once: ReturnType<typeof sizes>;
  beforeAll(async () => {
    once = await effectsOfOnce(act);
  });

  async function prove(send: (first: Sending, tab: Sending) => Promise<readonly Reply[]>) {
    const borrower = await someone();
    const request = await act.ready(borrower);
    const tab = sandbox.borrower(borrower.mobile);
    await tab.logIn();
    const replies = await send(request(borrower), request(tab));
    for (const reply of replies) expect(reply).toMatchObject(act.answer);
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(sizes(await effectsOf(borrower))).toEqual(once);
  }

  test('tapped three times at once is one act, with one answer', async () => {
    await prove((send) => Promise.all([send(), send(), send()]));
  });

  test('in two tabs at once is one act, with one answer', async () => {
    await prove((send, inTheOtherTab) => Promise.all([send(), inTheOtherTab(), send(), inTheOtherTab()]));
  });

  test('sent again because its answer was lost is one act', async () => {
    await prove(async (send) => {
      await sandbox.post('/sandbox/faults', { call: act.call, kind: 'lose answer' });
      expect(await send()).toMatchObject({ kind: 'offline' });
      return [await send(), await send()];
    });
  });

  test('sent again after going on to the end, by back and forward, changes nothing', async () => {
    const borrower = await someone();
    const send = (await act.ready(borrower))(borrower);
    answered(await send());
    await goToTheEnd(borrower);
    const before = await effectsOf(borrower);
    expect(before.loans).toHaveLength(1);
    const again = await send();
    expect(again).toMatchObject(act.later);
    expect(await send()).toEqual(again);
    expect(await effectsOf(borrower)).toEqual(before);
  });
});

/** From wherever the act left the borrower, to the loan that is paid out. */
async function goToTheEnd(borrower: Borrower) {
  for (let where = await borrower.next(); where.route; where = await borrower.next()) {
    answered(await borrower.pass(where.route as Route));
  }
}

describe('approving at the checkout', () => {
  test('pressed twice, in two tabs, or again after coming back is one mandate, with one answer', async () => {
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
  test('stays paid, whatever is pressed afterwards, and verifies the account once', async () => {
    const borrower = await sandbox.who('penny-reverse');
    const body = await saveAccount(borrower);
    const ask = async () => borrower.send(pennyDrop, { body });
    const url = answered(await ask()).data.metaData?.url ?? '';
    await Promise.all([sandbox.press(url, 'completed'), sandbox.press(url, 'completed')]);
    await sandbox.press(url, 'incomplete');
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one).toMatchObject(says({ pennyStatus: 'completed' }));
    expect([other, await ask()]).toEqual([one, one]);
    expect(await borrower.next()).toMatchObject({ route: '/bank-list' });
    expect((await effectsOf(borrower)).visits).toHaveLength(1);
  });
});

test('an acceptance that is typed wrong in one tab while the other is right pays one loan out', async () => {
  const borrower = await someone();
  const body = await asked(borrower);
  const wrong = { ...body, otp: body.otp === '000000' ? '000001' : '000000' };
  const replies = await Promise.all([wrong, body, body].map((typed) => borrower.send(acceptKeyFacts, { body: typed })));
  expect(replies.filter(({ kind }) => kind === 'answered').length).toBeGreaterThanOrEqual(2);
  const { loans, lead, accounts } = await effectsOf(borrower);
  expect(loans).toMatchObject([{ lead_id: lead.id, bank_account_id: accounts[0]?.id, paid: 0 }]);
});
