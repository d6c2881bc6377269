import { expect, test } from 'vitest';
import { approvalView } from '#contract/application.ts';
import { selfieLiveness } from '#contract/kyc.ts';
import { customerLoans } from '#contract/loans.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { answered, answeredWith } from './borrower.ts';
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

test.each([
  ['not a JPEG', 'text/plain', 'x'],
  ['empty', 'image/jpeg', ''],
])('a selfie that is %s is refused', async (_name, type, content) => {
  const { send, leadID } = await sandbox.open({ persona: 'new', at: '/selfie-verification' });
  const body = { image: new Blob([content], { type }), leadID };
  expect(await send(selfieLiveness, { body })).toMatchObject({ statusCode: 400 });
});

test.each<[persona: PersonaId, dashboard: object]>([
  [
    'loan-running',
    {
      lead: { status: 'Disbursed' },
      showButton: 'Repay Loan',
      loanDetails: { totalAmount: 50000, processingAmount: 1500, finalAmount: 48230, repayAmount: 51479 },
    },
  ],
  [
    'loan-part-paid',
    { lead: { status: 'Part Payment' }, showButton: 'Repay Loan', loanDetails: { repayAmount: 25739.5 } },
  ],
  ['loan-overdue', { isLoanOverDue: true, showButton: 'Repay Loan', loanDetails: { repayAmount: 51979 } }],
])('the persona %s has a dashboard of its own, and no next step', async (persona, dashboard) => {
  const borrower = await sandbox.persona(persona);
  expect(await borrower.dashboard()).toMatchObject(dashboard);
  expect((await borrower.next()).route).toBeUndefined();
});

test('a loan is listed with what it paid out, its product and its two days; no other customer can list it', async () => {
  const { send, customerID, dashboard } = await sandbox.persona('loan-part-paid');
  const list = (customerId: string) => send(customerLoans, { path: { customerId } });
  const [loan] = answered(await list(customerID)).data;
  const amounts = { disbursalAmount: 48230, loanAmtApproved: 50000, loanType: 'Payday', tenure: 60 };
  expect(loan).toMatchObject({ ...amounts, status: 'Part Payment', loanStatus: 'Active' });
  expect(Date.parse(loan?.repayDate ?? '') - Date.parse(loan?.disbursalDate ?? '')).toBe(60 * 86_400_000);
  expect((await dashboard()).loanDetails?.repayDate).toBe(loan?.repayDate);
  expect(await list('1')).toMatchObject({ statusCode: 404 });
});

test('the last payment closes a loan: its borrower is a repeat customer, and its approval is over', async () => {
  const borrower = await sandbox.persona('loan-overdue');
  await pay(sandbox, await openRepayment(sandbox, borrower), 'instalment');
  expect(await borrower.next()).toMatchObject({ status: 'Closed', leadType: 'Repeat Case', route: '/confirm-details' });
  expect(await borrower.dashboard()).not.toHaveProperty('loanDetails');
  expect(await borrower.logIn()).toMatchObject({ lead: { customer_type: 'Repeat Customer' } });
  const loans = await borrower.send(customerLoans, { path: { customerId: borrower.customerID } });
  expect(loans).toMatchObject(answeredWith([{ status: 'Closed', loanStatus: 'Closed' }]));
  const approval = await borrower.send(approvalView, { body: { leadID: borrower.leadID } });
  expect(approval).toMatchObject({ statusCode: 400, message: 'This application is over.' });
});
