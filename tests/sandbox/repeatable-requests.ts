import { expect } from 'vitest';
import { acceptKeyFacts, confirmBankAccount, pennyDrop, setEmandate } from '#contract/bank.ts';
import type { CallName } from '#contract/calls.ts';
import type { Reply } from '#contract/reply.ts';
import { answered, answeredWith } from './answered.ts';
import type { Borrower } from './borrower.ts';
import { approveMandate, saveAccount, verifyAccount } from './money.ts';

export type Sending = () => Promise<Reply>;

/** A request that may be repeated, and its answers. */
export interface RepeatableRequest {
  readonly call: CallName;
  /** Prepares a borrower and returns the request. */
  readonly ready: (borrower: Borrower) => Promise<(tab: Borrower) => Sending>;
  readonly answer: object;
  /** The answer after the disbursal. */
  readonly later: object;
}

async function withMandate(borrower: Borrower) {
  const body = await saveAccount(borrower);
  await approveMandate(borrower, body);
  return body;
}

async function withPennyDrop(borrower: Borrower) {
  const body = await withMandate(borrower);
  answered(await borrower.send(pennyDrop, { body }));
  await borrower.post('/sandbox/clock', { minutes: 1 });
  return body;
}

async function withVerifiedAccount(borrower: Borrower) {
  const { accountId, leadID } = await saveAccount(borrower);
  answered(await verifyAccount(borrower));
  return { leadID, accountID: accountId };
}

async function withChosenAccount(borrower: Borrower) {
  const body = await withVerifiedAccount(borrower);
  answered(await borrower.send(confirmBankAccount, { body }));
  return { leadId: body.leadID };
}

export async function codeRequested(borrower: Borrower) {
  const body = await withChosenAccount(borrower);
  answered(await borrower.send(acceptKeyFacts, { body }));
  return { ...body, otp: await borrower.code() };
}

/** All requests between the bank details and the disbursal that move an application or money. */
export const requests: Readonly<Record<string, RepeatableRequest>> = {
  'saving the bank details': {
    call: 'saveBankDetails',
    ready: async () => (tab) => () => tab.save('/bank-details'),
    answer: answeredWith({ accountId: expect.any(String) }),
    later: answeredWith({ accountId: expect.any(String) }),
  },
  'setting the e-mandate up': {
    call: 'setEmandate',
    ready: async (borrower) => {
      const body = await saveAccount(borrower);
      return (tab) => () => tab.send(setEmandate, { body });
    },
    answer: { message: 'Success', body: { data: { order_id: expect.any(String) } } },
    later: { message: 'Already Emandate' },
  },
  'sending the Rs 1': {
    call: 'pennyDrop',
    ready: async (borrower) => {
      const body = await withMandate(borrower);
      return (tab) => () => tab.send(pennyDrop, { body });
    },
    answer: answeredWith({ pennyStatus: 'created' }),
    later: answeredWith({ pennyStatus: 'completed' }),
  },
  'asking whether the Rs 1 arrived': {
    call: 'pennyDrop',
    ready: async (borrower) => {
      const body = await withPennyDrop(borrower);
      return (tab) => () => tab.send(pennyDrop, { body });
    },
    answer: answeredWith({ pennyStatus: 'completed' }),
    later: answeredWith({ pennyStatus: 'completed' }),
  },
  'confirming the bank account': {
    call: 'confirmBankAccount',
    ready: async (borrower) => {
      const body = await withVerifiedAccount(borrower);
      return (tab) => () => tab.send(confirmBankAccount, { body });
    },
    answer: answeredWith({ status: 'Verified', route: '/term-condition' }),
    later: answeredWith({ status: 'Verified', route: '/term-condition' }),
  },
  'asking for the code of the Key Fact Statement': {
    call: 'acceptKeyFacts',
    ready: async (borrower) => {
      const body = await withChosenAccount(borrower);
      return (tab) => () => tab.send(acceptKeyFacts, { body });
    },
    answer: answeredWith({ kfsOtpRequest: 4321, kfsSuccess: 4322 }),
    later: answeredWith({ status: '1' }),
  },
  'accepting the Key Fact Statement': {
    call: 'acceptKeyFacts',
    ready: async (borrower) => {
      const body = await codeRequested(borrower);
      return (tab) => () => tab.send(acceptKeyFacts, { body });
    },
    answer: answeredWith({ status: '1', message: 'Accepted' }),
    later: answeredWith({ status: '1', message: 'Accepted' }),
  },
};
