import { expect } from 'vitest';
import { acceptKeyFacts, confirmBankAccount, pennyDrop, setEmandate } from '#contract/bank.ts';
import type { CallName } from '#contract/calls.ts';
import type { Reply } from '#contract/reply.ts';
import type { Route } from '#contract/routes.ts';
import { answered, answeredWith, approveMandate, type Borrower, newestAccount } from './borrower.ts';

/** A request that may be repeated, and its answers. */
export interface RepeatableRequest {
  readonly call: CallName;
  /** The step at which it is sent. */
  readonly at: Route;
  /** Prepares a borrower and returns the request. */
  readonly ready: (borrower: Borrower) => Promise<() => Promise<Reply>>;
  readonly answer: object;
  /** The answer after the disbursal. */
  readonly later: object;
}

async function withMandate(borrower: Borrower) {
  const body = { accountId: await newestAccount(borrower), leadID: borrower.leadID };
  await approveMandate(borrower, body);
  return body;
}

export async function codeRequested(borrower: Borrower) {
  const body = { leadId: borrower.leadID };
  answered(await borrower.send(acceptKeyFacts, { body }));
  return { ...body, otp: await borrower.code() };
}

const verified = answeredWith({ status: 'Verified', route: '/term-condition' });
const accepted = answeredWith({ status: '1', message: 'Accepted' });

/** All requests between the bank details and the disbursal that move an application or money. */
export const requests: Readonly<Record<string, RepeatableRequest>> = {
  'saving the bank details': {
    call: 'saveBankDetails',
    at: '/bank-details',
    ready:
      async ({ save }) =>
      () =>
        save('/bank-details'),
    answer: answeredWith({ accountId: expect.any(String) }),
    later: answeredWith({ accountId: expect.any(String) }),
  },
  'setting the e-mandate up': {
    call: 'setEmandate',
    at: '/emandate',
    ready: async (borrower) => {
      const body = { accountId: await newestAccount(borrower), leadID: borrower.leadID };
      return () => borrower.send(setEmandate, { body });
    },
    answer: { message: 'Success', body: { data: { order_id: expect.any(String) } } },
    later: { message: 'Already Emandate' },
  },
  'sending the Rs 1': {
    call: 'pennyDrop',
    at: '/emandate',
    ready: async (borrower) => {
      const body = await withMandate(borrower);
      return () => borrower.send(pennyDrop, { body });
    },
    answer: answeredWith({ pennyStatus: 'created' }),
    later: answeredWith({ pennyStatus: 'completed' }),
  },
  'asking whether the Rs 1 arrived': {
    call: 'pennyDrop',
    at: '/emandate',
    ready: async (borrower) => {
      const body = await withMandate(borrower);
      answered(await borrower.send(pennyDrop, { body }));
      await borrower.post('/sandbox/clock', { minutes: 1 });
      return () => borrower.send(pennyDrop, { body });
    },
    answer: answeredWith({ pennyStatus: 'completed' }),
    later: answeredWith({ pennyStatus: 'completed' }),
  },
  'confirming the bank account': {
    call: 'confirmBankAccount',
    at: '/bank-list',
    ready: async (borrower) => {
      const body = { leadID: borrower.leadID, accountID: await newestAccount(borrower) };
      return () => borrower.send(confirmBankAccount, { body });
    },
    answer: verified,
    later: verified,
  },
  'asking for the code of the Key Fact Statement': {
    call: 'acceptKeyFacts',
    at: '/term-condition',
    ready:
      async ({ leadID, send }) =>
      () =>
        send(acceptKeyFacts, { body: { leadId: leadID } }),
    answer: answeredWith({ kfsOtpRequest: 4321, kfsSuccess: 4322 }),
    later: answeredWith({ status: '1' }),
  },
  'accepting the Key Fact Statement': {
    call: 'acceptKeyFacts',
    at: '/term-condition',
    ready: async (borrower) => {
      const body = await codeRequested(borrower);
      return () => borrower.send(acceptKeyFacts, { body });
    },
    answer: accepted,
    later: accepted,
  },
};
