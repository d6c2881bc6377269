import { checkRepeatCase } from '#contract/application.ts';
import { decision, type InputOf } from '#engine/decision.ts';
import { connectBank } from '#engine/decisions/address.ts';
import { onSuccess, sharedRows } from '#engine/decisions/shared.ts';
import { leadPatch } from '#engine/lead.ts';
import { go, leadCall, type Outcome, show, withEvents, withSessionPatch } from '#engine/outcome.ts';
import { type Detail, repeatCaseBody } from './details.ts';

export type ConfirmDetailsView = 'details' | 'missing';

type Input = InputOf<typeof checkRepeatCase>;

const hasPage = (page: string) => (input: Input) => input.body?.data?.pageName === page;

/** §4 "User details Continue": stores the lead, and removes the stored loan amount. */
function withStoredLead(outcome: (input: Input) => Outcome) {
  return (input: Input): Outcome => {
    const { loanAmount: _removed, ...answers } = input.facts.answers;
    return withSessionPatch({ answers, ...leadPatch(input.body?.data?.leadID, input) }, outcome(input));
  };
}

export const repeatCaseChecked = decision<typeof checkRepeatCase>({
  title: 'Repeat check',
  section: '§4 User details Continue',
  rows: [
    { label: 'rejected: /loan-reject', when: hasPage('rejected'), then: withStoredLead(() => go('/loan-reject')) },
    {
      label: 'a bank statement is needed: /finbox',
      when: hasPage('finbox'),
      then: withStoredLead(({ body }) => connectBank(body?.data?.metaData?.finbox?.redirect_url)),
    },
    { label: 'approval: /loan-approval', when: hasPage('approval'), then: withStoredLead(() => go('/loan-approval')) },
    onSuccess(
      'any other page: /dashboard',
      withStoredLead(() => go('/dashboard')),
    ),
    ...sharedRows,
  ],
});

/** §4 "User details Continue": sends the answers, or shows which are missing. */
export function continueWith(details: readonly Detail[], isComplete: boolean): Outcome<ConfirmDetailsView> {
  const checked = leadCall(
    checkRepeatCase,
    (leadId, context) => ({ path: { leadId }, body: repeatCaseBody(details, context) }),
    repeatCaseChecked,
  );
  return withEvents<ConfirmDetailsView>([{ event: 'one_page_continue_clk' }], isComplete ? checked : show('missing'));
}
