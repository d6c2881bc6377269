import { describe, expect, test } from 'vitest';
import { selfieLiveness } from '#contract/kyc.ts';
import { openSandbox } from './open-sandbox.ts';
import { openRepayment, pay } from './repayment.ts';

const { sandbox } = await openSandbox();

test.each([
  ['selfie-fails-once', [1, 'answered', 'answered']],
  ['selfie-fails-twice', [1, 2, 2]],
] as const)('the persona %s gets %j for three selfies', async (persona, expected) => {
  const borrower = await sandbox.persona(persona);
  const takeSelfie = async () => {
    const reply = await borrower.takeSelfie();
    return reply.kind === 'refused' ? Object(reply.data).attempt : reply.kind;
  };
  expect([await takeSelfie(), await takeSelfie(), await takeSelfie()]).toEqual(expected);
});

test('a selfie that is not a JPEG is refused', async () => {
  const { send, leadID } = await sandbox.open({ persona: 'new', at: '/selfie-verification' });
  const body = { image: new Blob(['x'], { type: 'text/plain' }), leadID };
  expect(await send(selfieLiveness, { body })).toMatchObject({ statusCode: 400 });
});

describe('a loan', () => {
  test.each([
    ['loan-running', 'Disbursed', 51479, {}],
    ['loan-part-paid', 'Part Payment', 25739.5, {}],
    ['loan-overdue', 'Disbursed', 51979, { isLoanOverDue: true }],
  ] as const)('of the persona %s is %s, with ₹%d to repay', async (persona, status, repayAmount, flags) => {
    const borrower = await sandbox.persona(persona);
    expect(await borrower.next()).toMatchObject({ route: undefined, status });
    expect(await borrower.dashboard()).toMatchObject({
      lead: { status },
      showButton: 'Repay Loan',
      loanDetails: { repayAmount },
      ...flags,
    });
  });

  test('of the persona repayment-in-app has a next step in the app, which only the dashboard names', async () => {
    const borrower = await sandbox.persona('repayment-in-app');
    expect(await borrower.dashboard()).toMatchObject({
      lead: { status: 'Disbursed' },
      showButton: 'View Repayment',
      step: { current_route: '/re-payment' },
    });
    expect(await borrower.next()).toMatchObject({ route: undefined });
  });

  test('is closed by the last payment, and its borrower is a repeat customer', async () => {
    const borrower = await sandbox.persona('loan-overdue');
    await pay(sandbox, await openRepayment(sandbox, borrower), 'instalment');
    expect(await borrower.next()).toMatchObject({
      status: 'Closed',
      leadType: 'Repeat Case',
      route: '/confirm-details',
    });
  });

  test('of the persona contact-us is not paid out, so that its card has the button of §4 "Dashboard button routing"', async () => {
    expect(await (await sandbox.persona('contact-us')).dashboard()).toMatchObject({
      showContactPage: true,
      lead: { status: 'Approved' },
    });
  });
});
