import { describe, expect, test } from 'vitest';
import { rupees } from '#engine/format.ts';
import type { Borrower } from './borrower.ts';
import { openSandbox, sandboxOver } from './open-sandbox.ts';
import { dueOf, inInstalments, loanOf, openRepayment, pay, repaying } from './repayment.ts';

const { store, sandbox } = await openSandbox();
const otherProcess = sandboxOver(store);

describe('the repayment page', () => {
  test.each(Object.entries(repaying))(
    'of %s offers and accepts the amount on the dashboard, until all is paid',
    async (_name, make) => {
      const borrower = await make(sandbox);
      let paid = 0;
      for (let loan = await loanOf(store, borrower); loan.status !== 'Closed'; loan = await loanOf(store, borrower)) {
        const due = await dueOf(borrower);
        const page = await openRepayment(sandbox, borrower);
        expect(page.choices.instalment).toContain(rupees(due));
        expect(await pay(sandbox, page, 'instalment')).toMatchObject({ status: 303, location: '/home' });
        paid += due * 100;
        expect((await loanOf(store, borrower)).paid).toBe(paid);
      }
      expect(await loanOf(store, borrower)).toMatchObject({ status: 'Closed', lead: 'Closed', late_charges_paid: 0 });
      expect(paid).toBe((await loanOf(store, borrower)).repay);
    },
  );

  test.each([
    ['new', 'instalment', 3, 50_074],
    ['instalments', 'whole', 3, 50_074],
  ] as const)(
    'in the cooling-off period takes the interest of its days: %s, %s, day %i',
    async (persona, choice, days, due) => {
      const borrower = await sandbox.open({ persona, at: '/home' });
      await sandbox.post('/sandbox/clock', { days });
      const page = await openRepayment(sandbox, borrower);
      expect(page.text).toContain(`interest for its days only: ${rupees(due)} today.`);
      expect(page.choices[choice]).toContain(rupees(due));
      await pay(sandbox, page, choice);
      expect(await loanOf(store, borrower)).toMatchObject({ paid: due * 100, status: 'Closed', lead: 'Closed' });
    },
  );

  test.each([
    ['whole', 0, 51_487, 0, 'Closed'],
    ['instalment', 35, 17_163, 500, 'Part Payment'],
    ['whole', 65, 51_487, 1000, 'Closed'],
  ] as const)(
    'takes the %s of an EMI loan %i days later: %i rupees, and %i for late instalments, which do not reduce the debt',
    async (choice, days, due, late, status) => {
      const borrower = await inInstalments(sandbox);
      await sandbox.post('/sandbox/clock', { days });
      await borrower.logIn();
      expect((await borrower.dashboard()).isLoanOverDue ?? false).toBe(late > 0);
      const page = await openRepayment(sandbox, borrower);
      expect(page.choices[choice]).toContain(rupees(due + late));
      await pay(sandbox, page, choice);
      expect(await loanOf(store, borrower)).toMatchObject({ paid: due * 100, late_charges_paid: late * 100, status });
      const dashboard = await borrower.dashboard();
      expect(dashboard).not.toHaveProperty('isLoanOverDue');
      expect(dashboard.customer_type === 'Repeat Customer', 'only without a debt').toBe(status === 'Closed');
    },
  );

  test('adds up the charges of two late instalments', async () => {
    const borrower = await inInstalments(sandbox);
    await sandbox.post('/sandbox/clock', { days: 65 });
    for (const charged of [500_00, 1000_00]) {
      await pay(sandbox, await openRepayment(sandbox, borrower), 'instalment');
      expect((await loanOf(store, borrower)).late_charges_paid).toBe(charged);
    }
  });

  test('asks for the number where it is not known, or has no loan', async () => {
    expect(await sandbox.text('/sandbox/repay')).toMatch(/^(?!.*no loan to repay).*<input name="mobile"/s);
    expect(await sandbox.text('/sandbox/repay?mobile=9876500000')).toMatch(/no loan to repay.*<input name="mobile"/s);
    const { mobile } = await sandbox.persona('loan-running');
    for (const typed of [`+91${mobile}`, `${mobile.slice(0, 5)} ${mobile.slice(5)}`])
      expect(await sandbox.text(`/sandbox/repay?mobile=${encodeURIComponent(typed)}`), typed).toContain(
        'name="choice"',
      );
  });

  test('has a link back to the app, with a loan and without one', async () => {
    const { mobile } = await sandbox.persona('loan-running');
    for (const query of ['', '?mobile=9876500000', `?mobile=${mobile}`])
      expect(await sandbox.text(`/sandbox/repay${query}`), query).toContain('<a href="/home">Go back to the app</a>');
  });

  test('offers one choice where the next instalment is the whole debt', async () => {
    const { choices } = await openRepayment(sandbox, await sandbox.persona('loan-running'));
    expect(Object.keys(choices)).toEqual(['instalment']);
  });

  test.each([
    ['a loan with one repayment', 'instalment', 0, 60],
    ['an EMI loan', 'whole', 35, 30],
  ])('accepts no payment of %s if the %s has changed, and shows the new amount', async (name, choice, before, days) => {
    const borrower = await (repaying[name] ?? expect.unreachable())(sandbox);
    await sandbox.post('/sandbox/clock', { days: before });
    const page = await openRepayment(sandbox, borrower);
    expect(page.text).not.toContain('Nothing was taken');
    await sandbox.post('/sandbox/clock', { days });
    const answer = await pay(sandbox, page, choice);
    expect(answer).toMatchObject({ status: 409, page: { text: expect.stringContaining('Nothing was taken') } });
    expect(await loanOf(store, borrower)).toMatchObject({ paid: 0, status: 'Disbursed' });
    expect(await pay(sandbox, answer.page, choice)).toMatchObject({ status: 303 });
  });

  test('takes the same amount from each of two borrowers', async () => {
    for (const mobile of ['9876800021', '9876800022']) {
      const borrower = await sandbox.open({ persona: 'loan-running', mobile });
      await pay(sandbox, await openRepayment(sandbox, borrower), 'instalment');
      expect(await loanOf(store, borrower)).toMatchObject({ status: 'Closed' });
    }
  });

  test.each([{}, { key: 'guessed' }])('accepts no payment for a form with the key %o', async (key) => {
    const borrower = await sandbox.persona('loan-running');
    const { mobile } = borrower;
    const answer = await pay(sandbox, { text: '', choices: {}, hidden: { mobile, ...key } }, 'instalment');
    expect(answer.status).toBe(409);
    expect(await loanOf(store, borrower)).toMatchObject({ paid: 0, status: 'Disbursed' });
  });
});

describe.each(Object.entries(repaying))('a repayment of %s', (_name, make) => {
  /** Sends the requests, and expects that each is acknowledged and one payment is made. */
  async function expectOnePayment(
    send: (borrower: Borrower) => Promise<readonly { status: number; location: string | null }[]>,
  ) {
    const borrower = await make(sandbox);
    const due = (await dueOf(borrower)) * 100;
    for (const answer of await send(borrower)) expect(answer).toMatchObject({ status: 303, location: '/home' });
    expect((await loanOf(store, borrower)).paid).toBe(due);
  }

  test('in two tabs, opened before either pays, is one payment', async () => {
    await expectOnePayment(async (borrower) => {
      const [one, other] = [await openRepayment(sandbox, borrower), await openRepayment(sandbox, borrower)];
      return [await pay(sandbox, one, 'instalment'), await pay(sandbox, other, 'instalment')];
    });
  });

  test('sent ten times at once to two processes is one payment', async () => {
    await expectOnePayment(async (borrower) => {
      const tabs = [sandbox, otherProcess].map(async (process) => {
        const page = await openRepayment(process, borrower);
        return Promise.all(Array.from({ length: 5 }, () => pay(process, page, 'instalment')));
      });
      return (await Promise.all(tabs)).flat();
    });
  });

  test('sent again after the loan is closed changes nothing', async () => {
    const borrower = await make(sandbox);
    const first = await openRepayment(sandbox, borrower);
    await pay(sandbox, first, 'instalment');
    const last = await openRepayment(sandbox, borrower);
    if (last.choices.whole) await pay(sandbox, last, 'whole');
    const closed = await loanOf(store, borrower);
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
