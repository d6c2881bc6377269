import { expect } from 'vitest';
import { acceptKeyFacts, confirmBankAccount, pennyDrop, setEmandate } from '#contract/bank.ts';
import type { CallName } from '#contract/calls.ts';
import type { Reply } from '#contract/reply.ts';
import { answered } from './answered.ts';
import type { Borrower } from './borrower.ts';
import { approveMandate, saveAccount, verifyAccount } from './money.ts';

export type Sending = () => Promise<Reply>;

/** One act, and how it is answered. */
export interface OneAct {
  readonly call: CallName;
  /** Brings a borrower to the act, and gives the request that does it. */
  readonly ready: (borrower: Borrower) => Promise<(tab: Borrower) => Sending>;
  readonly answer: object;
  /** What the same request is answered with when the borrower has gone on to the end, and came back. */
  readonly later: object;
}

async function mandated(borrower: Borrower) {
  const body = await saveAccount(borrower);
  await approveMandate(borrower, body);
  return body;
}

async function paid(borrower: Borrower) {
  const body = await mandated(borrower);
  answered(await borrower.send(pennyDrop, { body }));
  await borrower.post('/sandbox/clock', { minutes: 1 });
  return body;
}

async function verified(borrower: Borrower) {
  const { accountId, leadID } = await saveAccount(borrower);
  answered(await verifyAccount(borrower));
  return { leadID, accountID: accountId };
}

async function chosen(borrower: Borrower) {
  const body = await verified(borrower);
  answered(await borrower.send(confirmBankAccount, { body }));
  return { leadId: body.leadID };
}

export async function asked(borrower: Borrower) {
  const body = await chosen(borrower);
  answered(await borrower.send(acceptKeyFacts, { body }));
  return { ...body, otp: await borrower.code() };
}

export const says = (data: object) => ({ kind: 'answered', body: { data } });

/** Whatever moves an application or money between the bank details and the loan. */
export const acts: Readonly<Record<string, OneAct>> = {
  'saving the bank details': {
    call: 'saveBankDetails',
    ready: async () => (tab) => () => tab.save('/bank-details'),
    answer: says({ accountId: expect.any(String) }),
    later: says({ accountId: expect.any(String) }),
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
      const body = await mandated(borrower);
      return (tab) => () => tab.send(pennyDrop, { body });
    },
    answer: says({ pennyStatus: 'created' }),
    later: says({ pennyStatus: 'completed' }),
  },
  'hearing that the Rs 1 arrived': {
    call: 'pennyDrop',
    ready: async (borrower) => {
      const body = await paid(borrower);
      return (tab) => () => tab.send(pennyDrop, { body });
    },
    answer: says({ pennyStatus: 'completed' }),
    later: says({ pennyStatus: 'completed' }),
  },
  'confirming the bank account': {
    call: 'confirmBankAccount',
    ready: async (borrower) => {
      const body = await verified(borrower);
      return (tab) => () => tab.send(confirmBankAccount, { body });
    },
    answer: says({ status: 'Verified', route: '/term-condition' }),
    later: says({ status: 'Verified', route: '/term-condition' }),
  },
  'asking for the code of the Key Fact Statement': {
    call: 'acceptKeyFacts',
    ready: async (borrower) => {
      const body = await chosen(borrower);
      return (tab) => () => tab.send(acceptKeyFacts, { body });
    },
    answer: says({ kfsOtpRequest: 4321, kfsSuccess: 4322 }),
    later: says({ status: '1' }),
  },
  'accepting the Key Fact Statement': {
    call: 'acceptKeyFacts',
    ready: async (borrower) => {
      const body = await asked(borrower);
      return (tab) => () => tab.send(acceptKeyFacts, { body });
    },
    answer: says({ status: '1', message: 'Accepted' }),
    later: says({ status: '1', message: 'Accepted' }),
  },
};
