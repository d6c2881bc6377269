import type { bankConnect, bankConnectUrl, bankingSurrogate } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Decision, DecisionInput, DecisionRow } from '../decision.ts';
import { decision, firstMatch } from '../decision.ts';
import { bankConnectEveryMs, bankConnectRetries } from '../delays.ts';
import type { Outcome } from '../outcome.ts';
import { askAgain, go, redirect, show, withSessionPatch } from '../outcome.ts';
import { followedBy, sharedRows } from './shared.ts';

/** 'Oops! We are unable to fetch your bank account' with Go Back; the screens of this table are loaders otherwise. */
const failed = show('failed');

type Query = Readonly<Record<string, unknown>>;

/** §4 "/finbox": the query decides first. */
export const finboxQueryRows: readonly DecisionRow<Query>[] = [
  {
    label: 'url: redirect',
    when: ({ url }) => Boolean(url),
    then: ({ url }) => redirect(String(url), { transient: true }),
  },
  {
    label: 'success with entity_id: connect',
    when: ({ success, entity_id }) => String(success) === 'true' && Boolean(entity_id),
    then: () => show('connect'),
  },
  { label: 'any other success: error with Go Back', when: ({ success }) => success !== undefined, then: () => failed },
  { label: 'no query: as /finbox-create', when: () => true, then: () => show('create') },
];

/** What the query of /finbox asks for. At 'connect' the screen connects, at 'create' it asks for an address. */
export function finboxArrival(query: Query): Outcome {
  return firstMatch('/finbox', finboxQueryRows, query).outcome;
}

type ConnectUrl = AnswerOf<typeof bankConnectUrl>;

/** §2 "/finbox-create": to the returned redirect_url. */
export const bankConnectUrlMade = decision<ConnectUrl>({
  title: 'Bank connection address',
  section: '§2 /finbox-create',
  rows: [
    {
      label: '200: redirect',
      when: ({ code }) => code === 200,
      then: ({ body }) => redirect(body?.data.redirect_url ?? '', { transient: true }),
    },
    ...followedBy(failed),
  ],
});

/** decisions.md §3: Upgrade on /loan-approval makes the same call and says so in the session. */
export const upgradeUrlMade = decision<ConnectUrl>({
  title: 'Loan upgrade',
  section: '§4 Approval',
  rows: [
    {
      label: '200: an upgrade is in progress, redirect',
      when: ({ code }) => code === 200,
      then: ({ body }) => withSessionPatch({ upgradeLoanAmount: true }, redirect(body?.data.redirect_url ?? '')),
    },
    ...sharedRows,
  ],
});

type Connected = AnswerOf<typeof bankConnect>;

const ready = ({ code }: DecisionInput<Connected>) => code === 200;
const page = ({ body }: DecisionInput<Connected>) => body?.data.pageName;

/** §4 "/finbox": how the connection stands, after so many retries. At 'surrogate' the screen asks for that check. */
export function bankConnected(retries: number): Decision<Connected> {
  return decision<Connected>({
    title: 'Bank connection',
    section: '§4 /finbox',
    rows: [
      {
        label: 'processing: ask again in 2 s, up to 4 times',
        when: ({ body }) => body?.data.api_status === 'processing' && retries < bankConnectRetries,
        then: () => askAgain(bankConnectEveryMs),
      },
      {
        label: 'loan upgrade in progress: surrogate check',
        when: (input) => ready(input) && input.facts.upgradeLoanAmount,
        then: () => show('surrogate'),
      },
      {
        label: 'approval: /loan-approval',
        when: (input) => page(input) === 'approval',
        then: () => go('/loan-approval'),
      },
      { label: 'rejected: /loan-reject', when: (input) => page(input) === 'rejected', then: () => go('/loan-reject') },
      { label: 'any other page: /dashboard', when: ready, then: () => go('/dashboard') },
      ...followedBy(failed),
    ],
  });
}

type Surrogate = AnswerOf<typeof bankingSurrogate>;

/** §4 "/finbox": the check that follows a loan upgrade, which is then over. */
export const surrogateChecked = decision<Surrogate>({
  title: 'Banking surrogate',
  section: '§4 /finbox',
  rows: [
    {
      label: 'REJECT: /dashboard',
      when: ({ body }) => body?.data.final_result_from_BRE === 'REJECT',
      then: () => withSessionPatch({ upgradeLoanAmount: false }, go('/dashboard')),
    },
    {
      label: 'anything else: /loan-approval',
      when: ({ code }) => code === 200,
      then: () => withSessionPatch({ upgradeLoanAmount: false }, go('/loan-approval')),
    },
    ...followedBy(failed),
  ],
});
