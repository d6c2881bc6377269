import { bankConnect, bankConnectUrl, bankingSurrogate } from '#contract/application.ts';
import { type DecisionOf, type DecisionRow, decision, firstMatch, type InputOf } from '#engine/decision.ts';
import { followedBy, onSuccess, sharedRows } from '#engine/decisions/shared.ts';
import { bankConnectEveryMs, bankConnectRetries } from '#engine/delays.ts';
import { go, leadCall, type Outcome, redirect, show, wait, withSessionPatch } from '#engine/outcome.ts';
import { bankConnectRequest } from '#engine/reads.ts';

/** A loader, or 'Oops! We are unable to fetch your bank account' with Go Back. */
export type FinboxView = 'connecting' | 'failed';

/** No upgrade is in progress: also not one that the borrower left on the bank's page. */
const noUpgrade = (outcome: Outcome<FinboxView>) => withSessionPatch({ upgradeLoanAmount: false }, outcome);

type Query = Readonly<Record<string, unknown>>;

/** §4 "/finbox": the query decides first. */
export const finboxQueryRows: readonly DecisionRow<Query, FinboxView>[] = [
  {
    label: 'on the way to the bank: opens its address',
    when: ({ url }) => Boolean(url),
    then: ({ url }) => noUpgrade(redirect(String(url), { transient: true })),
  },
  {
    label: 'the bank gave the statement: connects it',
    when: ({ success, entity_id }) => String(success) === 'true' && Boolean(entity_id),
    then: ({ entity_id }) => connect(String(entity_id)),
  },
  {
    label: 'the bank gave no statement: error with Go Back',
    when: ({ success }) => success !== undefined,
    then: () => show('failed'),
  },
  { label: 'opened from the app: as /finbox-create', when: () => true, then: () => makeUrl },
];

export function finboxArrival(query: Query): Outcome<FinboxView> {
  return firstMatch('/finbox', finboxQueryRows, query).outcome;
}

export const bankConnectUrlMade = decision<typeof bankConnectUrl, FinboxView>({
  title: 'Bank connection address',
  section: '§2 /finbox-create',
  rows: [
    onSuccess('200: redirect', ({ body }) => redirect(body.data.redirect_url, { transient: true })),
    ...followedBy(sharedRows, 'failed'),
  ],
});

export const makeUrl = noUpgrade(leadCall(bankConnectUrl, bankConnectRequest, bankConnectUrlMade));

/** §4 "/finbox": the check that ends a loan upgrade. */
export const surrogateChecked = decision<typeof bankingSurrogate, FinboxView>({
  title: 'Banking surrogate',
  section: '§4 /finbox',
  rows: [
    {
      label: 'rejected: /dashboard',
      when: ({ body }) => body?.data?.final_result_from_BRE === 'REJECT',
      then: () => noUpgrade(go('/dashboard')),
    },
    onSuccess('anything else: /loan-approval', () => noUpgrade(go('/loan-approval'))),
    ...followedBy(sharedRows, 'failed'),
  ],
});

const checkSurrogate = leadCall(bankingSurrogate, (leadId) => ({ body: { leadId } }), surrogateChecked);

type Input = InputOf<typeof bankConnect>;

const isAnswered = ({ code }: Input) => code === 200;
const hasPage = (page: string) => (input: Input) => input.body?.data?.pageName === page;

/** §4 "/finbox": the status of the connection, after `retries` polls. */
export function bankConnected(entityId: string, retries = 0): DecisionOf<typeof bankConnect, FinboxView> {
  return {
    title: 'Bank connection',
    section: '§4 /finbox',
    rows: [
      {
        label: 'processing: poll again in 2 s, up to 4 times',
        when: ({ body }) => body?.data?.api_status === 'processing' && retries < bankConnectRetries,
        then: () => wait(bankConnectEveryMs, connect(entityId, retries + 1)),
      },
      {
        label: 'loan upgrade in progress: surrogate check',
        when: (input) => isAnswered(input) && input.facts.upgradeLoanAmount,
        then: () => checkSurrogate,
      },
      { label: 'approval: /loan-approval', when: hasPage('approval'), then: () => go('/loan-approval') },
      { label: 'rejected: /loan-reject', when: hasPage('rejected'), then: () => go('/loan-reject') },
      { label: 'any other page: /dashboard', when: isAnswered, then: () => go('/dashboard') },
      ...followedBy(sharedRows, 'failed'),
    ],
  };
}

/** §4 "/finbox": the borrower returned from the bank statement page. */
function connect(entityId: string, retries = 0): Outcome<FinboxView> {
  return leadCall(bankConnect, (leadID) => ({ body: { entityId, leadID } }), bankConnected(entityId, retries));
}
