import type { saveAddress } from '#contract/application.ts';
import type { AnswerOf, RefusalOf } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import type { Heard } from '../decision.ts';
import { decision } from '../decision.ts';
import { leadLearned } from '../lead.ts';
import type { Outcome } from '../outcome.ts';
import { go, nextStep, popup, remembering } from '../outcome.ts';
import { goNamed } from './named-route.ts';
import { said, sharedRows } from './shared.ts';

type Address = AnswerOf<typeof saveAddress>;
type AddressHeard = Heard<Address>;

const bureau = ({ body }: AddressHeard) => body?.data?.CibilAndBreData ?? {};
const status = (heard: AddressHeard) => String(bureau(heard).status ?? '');
const accepted = (heard: AddressHeard) => heard.code === 200 && ['1', 'true'].includes(status(heard));
const falsy = (heard: AddressHeard) => heard.code === 200 && ['', '0', 'false'].includes(status(heard));
const says = (heard: AddressHeard, ...messages: readonly string[]) => messages.includes(bureau(heard).message ?? '');

/** Keeps the lead the address was saved to, and goes on. */
function then(onward: (heard: AddressHeard) => Outcome) {
  return (heard: AddressHeard): Outcome => remembering(leadLearned(heard.body?.data?.leadID, heard), onward(heard));
}
const to = (route: Route) => then(() => go(route));

/** §2 "/finbox with query url"; without one that screen asks for an address itself (decisions.md §3). */
export function connectBank(url: string | null | undefined): Outcome {
  return go('/finbox', url ? { search: { url } } : {});
}

/** §4 "Address submit": the credit bureau's and the lender's judgement in CibilAndBreData. */
export const addressSaved = decision<Address, RefusalOf<typeof saveAddress>>({
  title: 'Address',
  section: '§4 Address submit',
  rows: [
    [
      'repeat customer: /confirm-details',
      ({ code, facts }) => code === 200 && facts.repeatCustomer,
      to('/confirm-details'),
    ],
    [
      'a rejecting message, whatever the status: /loan-reject',
      (heard) => says(heard, 'Reject', 'Cibil Rejected', 'Dtree Bre Rejected'),
      to('/loan-reject'),
    ],
    [
      'status 1, Approved or BRE Accepted: /loan-approval',
      (heard) => accepted(heard) && says(heard, 'Approved', 'BRE Accepted'),
      to('/loan-approval'),
    ],
    [
      'status 1, Proceed to Bank: /finbox with the url',
      (heard) => accepted(heard) && says(heard, 'Proceed to Bank'),
      then((heard) => connectBank(bureau(heard).redirect_url)),
    ],
    ['status 1, no message: /loan-approval', (heard) => accepted(heard) && says(heard, ''), to('/loan-approval')],
    ['falsy status: /finbox', falsy, to('/finbox')],
    ['any other judgement: next step', ({ code }) => code === 200, then(() => nextStep)],
    [
      '406: data.route',
      ({ code, refusal }) => code === 406 && Boolean(refusal?.route),
      ({ refusal }) => goNamed(refusal?.route ?? ''),
    ],
    ['406 with no route: message', ({ code }) => code === 406, ({ message }) => popup(said(message))],
    ...sharedRows,
  ],
});
