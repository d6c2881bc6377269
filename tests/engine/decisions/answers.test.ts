import { saveAddress } from '#contract/application.ts';
import { newApplication } from '#contract/session.ts';
import { addressSaved } from '#engine/decisions/address.ts';
import { answerSaved, bankAccountSaved, residenceSaved } from '#engine/decisions/answer-saved.ts';
import { sharedHandler } from '#engine/decisions/shared.ts';
import { msg } from '#languages/message.ts';
import {
  answered,
  asksNextStep,
  goes,
  proves,
  refused,
  sharedClaims,
  showsError,
  showsPopup,
} from '#tests/engine/claims.ts';

proves(sharedHandler, [
  ...sharedClaims(),
  { on: refused(404), outcome: showsPopup(msg('Something went wrong. Please try again.')) },
]);

const storesLead = { ...asksNextStep, patch: { leadID: 48213 } };

proves(answerSaved, [
  { on: answered({ data: { leadID: 48213 } }), outcome: storesLead },
  { on: answered({}), outcome: asksNextStep },
  {
    on: answered({ data: { leadID: 48214 } }),
    facts: { leadID: 48213, isLoanApproved: true },
    outcome: { ...asksNextStep, patch: { leadID: 48214, ...newApplication } },
  },
  { on: answered({ data: { leadID: 48213 } }), facts: { leadID: 48213, isLoanApproved: true }, outcome: storesLead },
  ...sharedClaims(),
]);

proves(residenceSaved, [
  { on: answered({ data: { leadID: 48213 } }), outcome: storesLead },
  {
    on: refused(400, 'We do not lend here yet.'),
    outcome: showsError('We do not lend here yet.', { then: goes('/dashboard', { afterMs: 2000 }) }),
  },
  ...sharedClaims({ not: [400] }),
]);

const judged = (status?: number | string | boolean | null, message?: string, redirect_url?: string) =>
  answered(saveAddress.answer.parse({ data: { CibilAndBreData: { status, message, redirect_url } } }));
const falsy = { row: 'a bank statement is needed: /finbox', outcome: goes('/finbox') };

proves(addressSaved, [
  { on: judged(1, 'Reject'), facts: { repeatCustomer: true }, outcome: goes('/confirm-details') },
  ...['Reject', 'Cibil Rejected', 'Dtree Bre Rejected'].flatMap((message) =>
    [1, 0, null].map((status) => ({ on: judged(status, message), outcome: goes('/loan-reject') })),
  ),
  ...['Approved', 'BRE Accepted'].map((message) => ({
    row: 'approved: /loan-approval',
    on: judged('1', message),
    outcome: goes('/loan-approval'),
  })),
  {
    row: 'a bank statement is needed, with its address: /finbox',
    on: judged(true, 'Proceed to Bank', 'https://statements.example/connect?a=1&b=2'),
    outcome: goes('/finbox', { search: { url: 'https://statements.example/connect?a=1&b=2' } }),
  },
  {
    row: 'a bank statement is needed, with its address: /finbox',
    on: judged(1, 'Proceed to Bank'),
    outcome: goes('/finbox'),
  },
  {
    row: 'accepted without a message: /loan-approval',
    on: answered({ data: { CibilAndBreData: { status: true }, leadID: 48213 } }),
    outcome: goes('/loan-approval', { patch: { leadID: 48213 } }),
  },
  { ...falsy, on: judged(0, 'Approved') },
  { ...falsy, on: judged(0, 'Proceed to Bank', 'https://statements.example/connect') },
  { ...falsy, on: judged('0') },
  { ...falsy, on: judged(false) },
  { ...falsy, on: answered({ data: null }) },
  { on: judged(1, 'Under review'), outcome: asksNextStep },
  {
    on: refused(406, 'Not here', { route: '/finbox?url=https%3A%2F%2Fbank.example' }),
    outcome: goes('/finbox'),
  },
  { on: refused(400, 'Not so', { route: '/finbox' }), facts: { repeatCustomer: true }, outcome: showsPopup('Not so') },
  { on: refused(406, 'Not here', {}), outcome: showsPopup('Not here') },
  ...sharedClaims(),
]);

const accountId = { patch: { accountId: 'acc_19' } };

proves(bankAccountSaved({}), [
  { on: answered({ data: { accountId: 'acc_19' } }), outcome: { ...asksNextStep, ...accountId } },
  {
    by: bankAccountSaved({ back: '/bank-list' }),
    on: answered({ data: { accountId: 'acc_19' } }),
    outcome: goes('/bank-list', accountId),
  },
  ...sharedClaims(),
]);
