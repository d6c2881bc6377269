import { describe, expect, test } from 'vitest';
import type { Borrower } from './borrower.ts';
import { openSandbox, sandboxOver } from './open-sandbox.ts';
import { dueOf, inInstalments, loanOf, openRepayment, pay, repaying } from './repayment.ts';

const { store, sandbox } = await openSandbox();
const otherProcess = sandboxOver(store);

describe.each(Object.entries(repaying))('a repayment of %s', (_name, make) => {
  /** Sends the requests and expects one payment and an acknowledgement of each. */
  async function prove(send: (borrower: Borrower) => Promise<readonly { status: number; location: string | null }[]>) {
    const borrower = await make(sandbox);
    const due = (await dueOf(borrower)) * 100;
    for (const answer of await send(borrower)) expect(answer).toMatchObject({ status: 303, location: '/home' });
    expect((await loanOf(store, borrower)).paid).toBe(due);
  }

  test('in two tabs, opened before either pays, is one payment', async () => {
    await prove(async (borrower) => {
      const [one, other] = [await openRepayment(sandbox, borrower), await openRepayment(sandbox, borrower)];
      return [await pay(sandbox, one, 'instalment'), await pay(sandbox, other, 'instalment')];
    });
  });

  test('sent ten times at once to two processes is one payment', async () => {
    await prove(async (borrower) => {
      const tabs = [sandbox, otherProcess].map(async (process) => {
        const page = await openRepayment(process, borrower);
        return Promise.all(Array.from({ length: 5 }, () => pay(process, page, 'instalment')));
      });
      return (await Promise.all(tabs)).flat();
    });
  });

  test('sent again after the loan is closed changes nothing, and reopens nothing', async () => {
    const borrower = await make(sandbox);
    const first = await openRepayment(sandbox, borrower);
    await pay(sandbox, first, 'instalment');
    const last = await openRepayment(sandbox, borrower);
    if (last.choices.whole) await pay(sandbox, last, 'whole');
    const closed = await loanOf(store, borrower);
    for (let number = 0; (await loanOf(store, borrower)).status !== 'Closed' && number < 3; number += 1) {
      await pay(sandbox, await openRepayment(sandbox, borrower), 'instalment');
    }
    expect(closed).toMatchObject({ status: 'Closed', lead: 'Closed', paid: closed.repay });
    const again = await Promise.all([first, last, first].map((page) => pay(sandbox, page, 'instalment')));
    expect(again[0]?.status).toBe(303);
    expect(await pay(sandbox, first, 'whole')).toMatchObject({ status: 409 });
    expect(await loanOf(store, borrower)).toEqual(closed);
  });
});

test('paying the instalment in one tab and the whole debt in another takes no more than the debt', async () => {
  const borrower = await inInstalments(sandbox);
  const page = await openRepayment(sandbox, borrower);
  const answers = await Promise.all(['instalment', 'whole', 'instalment'].map((choice) => pay(sandbox, page, choice)));
  expect(answers.map(({ status }) => status).sort()).toContain(409);
  const { paid, repay } = await loanOf(store, borrower);
  expect(paid).toBeLessThanOrEqual(repay);
});
