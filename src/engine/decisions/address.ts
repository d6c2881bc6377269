import type { saveAddress } from '#contract/application.ts';
import type { Route } from '#contract/routes.ts';
import { decision, type InputOf } from '../decision.ts';
import { leadPatch } from '../lead.ts';
import { go, nextStep, type Outcome, withSessionPatch } from '../outcome.ts';
import { goNamed } from './named-route.ts';
import { sharedRows, showPopup } from './shared.ts';

type AddressInput = InputOf<typeof saveAddress>;

const bureau = ({ body }: AddressInput) => body?.data?.CibilAndBreData ?? {};
const accepted = (input: AddressInput) => bureau(input).status === true;
const notAccepted = (input: AddressInput) => input.code === 200 && !bureau(input).status;
const hasMessage = (input: AddressInput, ...messages: readonly string[]) =>
  messages.includes(bureau(input).message ?? '');

/** Stores the lead that the address was saved to. */
function withStoredLead(outcome: (input: AddressInput) => Outcome) {
  return (input: AddressInput): Outcome => withSessionPatch(leadPatch(input.body?.data?.leadID, input), outcome(input));
}
const to = (route: Route) => withStoredLead(() => go(route));

/** §2 "/finbox" with the query `url`; without it, that screen requests the address itself (§12). */
export function connectBank(url: string | null | undefined): Outcome {
  return go('/finbox', url ? { search: { url } } : {});
}

/** §4 "Address submit": the result of the credit bureau and of the underwriting rules, CibilAndBreData. */
export const addressSaved = decision<typeof saveAddress>({
  title: 'Address',
  section: '§4 Address submit',
  rows: [
    {
      label: 'repeat customer: /confirm-details',
      when: ({ code, facts }) => code === 200 && facts.repeatCustomer,
      then: to('/confirm-details'),
    },
    {
      label: 'rejected, whatever the status: /loan-reject',
      when: (input) => hasMessage(input, 'Reject', 'Cibil Rejected', 'Dtree Bre Rejected'),
      then: to('/loan-reject'),
    },
    {
      label: 'approved: /loan-approval',
      when: (input) => accepted(input) && hasMessage(input, 'Approved', 'BRE Accepted'),
      then: to('/loan-approval'),
    },
    {
      label: 'a bank statement is needed, with its address: /finbox',
      when: (input) => accepted(input) && hasMessage(input, 'Proceed to Bank'),
      then: withStoredLead((input) => connectBank(bureau(input).redirect_url)),
    },
    {
      label: 'accepted without a message: /loan-approval',
      when: (input) => accepted(input) && hasMessage(input, ''),
      then: to('/loan-approval'),
    },
    { label: 'a bank statement is needed: /finbox', when: notAccepted, then: to('/finbox') },
    { label: 'anything else: next step', when: ({ code }) => code === 200, then: withStoredLead(() => nextStep) },
    {
      label: '406: the screen that the answer names',
      when: ({ code, refusal }) => code === 406 && Boolean(refusal?.route),
      then: ({ refusal, isRoute }) => goNamed(refusal?.route ?? '', { isRoute }),
    },
    { label: '406, no screen named: the message', when: ({ code }) => code === 406, then: showPopup },
    ...sharedRows,
  ],
});
