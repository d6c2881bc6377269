import { beforeAll, describe, expect, test } from 'vitest';
import { acceptKeyFacts, pennyDrop, saveBankDetails, setEmandate } from '#contract/bank.ts';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import type { Reply } from '#contract/reply.ts';
import type { Route } from '#contract/routes.ts';
import { rowsOf } from '#sandbox/store/store.ts';
import {
  answered,
  answeredWith,
  approveMandate,
  type Borrower,
  newestAccount,
  saveAccount,
  wrongCode,
} from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

// Exactly once: a repeated request that moves an application or money has one effect and one answer.

/** A request that may be repeated, and its answers. */
interface RepeatableRequest {
  readonly call: CallName;
  /** The step at which it is sent. */
  readonly at: Route;
  /** Prepares a borrower and returns the body. */
  readonly ready: (borrower: Borrower) => Promise<object>;
  readonly answer: object;
  /** The answer after the disbursal, if it differs. */
  readonly afterDisbursal?: object;
}

const accountOf = async (borrower: Borrower) => {
  return { accountId: await newestAccount(borrower), leadID: borrower.leadID };
};

async function withMandate(borrower: Borrower) {
  const body = await accountOf(borrower);
  await approveMandate(borrower, body);
  return body;
}

async function withRupeeSent(borrower: Borrower) {
  const body = await withMandate(borrower);
  answered(await borrower.send(pennyDrop, { body }));
  await sandbox.untilRupeeArrives();
  return body;
}

async function withCode(borrower: Borrower) {
  const body = { leadId: borrower.leadID };
  answered(await borrower.send(acceptKeyFacts, { body }));
  return { ...body, otp: await borrower.code() };
}

/** All requests between the bank details and the disbursal that move an application or money. */
const requests: Readonly<Record<string, RepeatableRequest>> = {
  'saving the bank details': {
    call: 'saveBankDetails',
    at: '/bank-details',
    ready: async ({ leadID }) => ({ ...saveBankDetails.example.body, leadID }),
    answer: answeredWith({ accountId: expect.any(String) }),
  },
  'setting the e-mandate up': {
    call: 'setEmandate',
    at: '/emandate',
    ready: accountOf,
    answer: { message: 'Success', body: { data: { order_id: expect.any(String) } } },
    afterDisbursal: { message: 'Already Emandate' },
  },
  'sending the Rs 1': {
    call: 'pennyDrop',
    at: '/emandate',
    ready: withMandate,
    answer: answeredWith({ pennyStatus: 'created' }),
    afterDisbursal: answeredWith({ pennyStatus: 'completed' }),
  },
  'asking whether the Rs 1 arrived': {
    call: 'pennyDrop',
    at: '/emandate',
    ready: withRupeeSent,
    answer: answeredWith({ pennyStatus: 'completed' }),
  },
  'confirming the bank account': {
    call: 'confirmBankAccount',
    at: '/bank-list',
    ready: async (borrower) => ({ leadID: borrower.leadID, accountID: await newestAccount(borrower) }),
    answer: answeredWith({ status: 'Verified', route: '/term-condition' }),
  },
  'asking for the code of the Key Fact Statement': {
    call: 'acceptKeyFacts',
    at: '/term-condition',
    ready: async ({ leadID }) => ({ leadId: leadID }),
    answer: answeredWith({ kfsOtpRequest: 4321, kfsSuccess: 4322 }),
    afterDisbursal: answeredWith({ status: '1' }),
  },
  'accepting the Key Fact Statement': {
    call: 'acceptKeyFacts',
    at: '/term-condition',
    ready: withCode,
    answer: answeredWith({ status: '1', message: 'Accepted' }),
  },
};

const { store, sandbox } = await openSandbox(2);

const mobile = '9876540001';
const openAt = (at: Route) => sandbox.open({ mobile, at });

/** The borrower's rows and sent codes. */
async function effectsOf({ leadID, mobile }: Borrower) {
  const { leads, ...rows } = await store.transaction((db) => rowsOf(db, mobile));
  const { bank_accounts: accounts, visits, loans, sent_codes: codes } = rows;
  return { lead: leads.find(({ id }) => id === leadID) ?? expect.unreachable(), accounts, visits, loans, codes };
}

function sizes({ accounts, visits, loans, codes, lead }: Awaited<ReturnType<typeof effectsOf>>) {
  const counts = { accounts: accounts.length, visits: visits.length, loans: loans.length, codes: codes.length };
  return { ...counts, done: lead.done, status: lead.status, statuses: accounts.map(({ status }) => status) };
}

describe.each(Object.entries(requests))('%s', (_name, { call, at, ready, answer, afterDisbursal = answer }) => {
  const prepare = async (borrower: Borrower) => {
    const body = await ready(borrower);
    return () => borrower.send<Call>(calls[call], { body });
  };

  let once: ReturnType<typeof sizes>;
  beforeAll(async () => {
    const borrower = await openAt(at);
    answered(await (await prepare(borrower))());
    once = sizes(await effectsOf(borrower));
  });

  async function expectOneEffect(repeat: (send: () => Promise<Reply>) => Promise<readonly Reply[]>) {
    const borrower = await openAt(at);
    const replies = await repeat(await prepare(borrower));
    for (const reply of replies) expect(reply).toMatchObject(answer);
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(sizes(await effectsOf(borrower))).toEqual(once);
  }

  test('four concurrent requests, of one tab or more, have one effect and one answer', async () => {
    await expectOneEffect((send) => Promise.all([send(), send(), send(), send()]));
  });

  test('a request whose response was lost can be repeated', async () => {
    await expectOneEffect(async (send) => {
      await sandbox.post('/sandbox/faults', { call, kind: 'lose-answer', mobile });
      expect(await send()).toMatchObject({ kind: 'offline' });
      return [await send(), await send()];
    });
  });

  test('a request repeated after the disbursal changes nothing', async () => {
    const borrower = await openAt(at);
    const send = await prepare(borrower);
    answered(await send());
    await borrower.reach();
    const before = await effectsOf(borrower);
    expect(before.loans).toHaveLength(1);
    const again = await send();
    expect(again).toMatchObject(afterDisbursal);
    expect(await send()).toEqual(again);
    expect(await effectsOf(borrower)).toEqual(before);
  });
});

test('repeated approvals at the checkout create one mandate', async () => {
  const borrower = await openAt('/emandate');
  const body = await accountOf(borrower);
  const { data } = answered(await borrower.send(setEmandate, { body }));
  const press = () => sandbox.press(`/sandbox/checkout/${data?.order_id}`, 'approved');
  expect(await Promise.all([press(), press()])).toEqual(['/emandate-status', '/emandate-status']);
  const { accounts } = await effectsOf(borrower);
  await press();
  expect((await effectsOf(borrower)).accounts).toEqual(accounts);
  expect(accounts[0]?.mandate_id).toEqual(expect.any(String));
});

test('paying the Rs 1 on its page is final and verifies the account once', async () => {
  const borrower = await sandbox.persona('penny-reverse');
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

test('a wrong code in one tab and the right one in another at the same time pay out one loan', async () => {
  const borrower = await openAt('/term-condition');
  const body = await withCode(borrower);
  const wrong = { ...body, otp: wrongCode(body.otp) };
  const replies = await Promise.all([wrong, body, body].map((typed) => borrower.send(acceptKeyFacts, { body: typed })));
  expect(replies.filter(({ kind }) => kind === 'answered').length).toBeGreaterThanOrEqual(2);
  const { loans, lead, accounts } = await effectsOf(borrower);
  expect(loans).toMatchObject([{ lead_id: lead.id, bank_account_id: accounts[0]?.id, paid: 0 }]);
});
