import type { bankConnect, bankConnectUrl, bankingSurrogate } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Decision, Heard, Line } from '../decision.ts';
import { decision, firstHolding } from '../decision.ts';
import { bankConnectEveryMs, bankConnectRetries } from '../delays.ts';
import type { Outcome } from '../outcome.ts';
import { askAgain, go, leave, remembering, show } from '../outcome.ts';
import { followedBy, sharedRows } from './shared.ts';

/** 'Oops! We are unable to fetch your bank account' with Go Back; the screens of this table are loaders otherwise. */
const failed = show('failed');

type Query = Readonly<Record<string, unknown>>;

/** §4 "/finbox": the query decides first. */
export const finboxQueryRows: readonly Line<Query>[] = [
  ['url: redirect', ({ url }) => Boolean(url), ({ url }) => leave(String(url), { passing: true })],
  [
    'success with entity_id: connect',
    ({ success, entity_id }) => String(success) === 'true' && Boolean(entity_id),
    () => show('connect'),
  ],
  ['any other success: error with Go Back', ({ success }) => success !== undefined, () => failed],
  ['no query: as /finbox-create', () => true, () => show('create')],
];

/** What the query of /finbox asks for. At 'connect' the screen connects, at 'create' it asks for an address. */
export function finboxArrival(query: Query): Outcome {
  return firstHolding('/finbox', finboxQueryRows, query).outcome;
}

type ConnectUrl = AnswerOf<typeof bankConnectUrl>;

/** §2 "/finbox-create": to the returned redirect_url. */
export const bankConnectUrlMade = decision<ConnectUrl>({
  title: 'Bank connection address',
  section: '§2 /finbox-create',
  rows: [
    [
      '200: redirect',
      ({ code }) => code === 200,
      ({ body }) => leave(body?.data.redirect_url ?? '', { passing: true }),
    ],
    ...followedBy(failed),
  ],
});

/** decisions.md §3: Upgrade on /loan-approval makes the same call and says so in the session. */
export const upgradeUrlMade = decision<ConnectUrl>({
  title: 'Loan upgrade',
  section: '§4 Approval',
  rows: [
    [
      '200: an upgrade is in progress, redirect',
      ({ code }) => code === 200,
      ({ body }) => remembering({ upgradeLoanAmount: true }, leave(body?.data.redirect_url ?? '')),
    ],
    ...sharedRows,
  ],
});

type Connected = AnswerOf<typeof bankConnect>;

const ready = ({ code }: Heard<Connected>) => code === 200;
const page = ({ body }: Heard<Connected>) => body?.data.pageName;

/** §4 "/finbox": how the connection stands, after so many retries. At 'surrogate' the screen asks for that check. */
export function bankConnected(retries: number): Decision<Connected> {
  return decision<Connected>({
    title: 'Bank connection',
    section: '§4 /finbox',
    rows: [
      [
        'processing: ask again in 2 s, up to 4 times',
        ({ body }) => body?.data.api_status === 'processing' && retries < bankConnectRetries,
        () => askAgain(bankConnectEveryMs),
      ],
      [
        'loan upgrade in progress: surrogate check',
        (heard) => ready(heard) && heard.facts.upgradeLoanAmount,
        () => show('surrogate'),
      ],
      ['approval: /loan-approval', (heard) => page(heard) === 'approval', () => go('/loan-approval')],
      ['rejected: /loan-reject', (heard) => page(heard) === 'rejected', () => go('/loan-reject')],
      ['any other page: /dashboard', ready, () => go('/dashboard')],
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
    [
      'REJECT: /dashboard',
      ({ body }) => body?.data.final_result_from_BRE === 'REJECT',
      () => remembering({ upgradeLoanAmount: false }, go('/dashboard')),
    ],
    [
      'anything else: /loan-approval',
      ({ code }) => code === 200,
      () => remembering({ upgradeLoanAmount: false }, go('/loan-approval')),
    ],
    ...followedBy(failed),
  ],
});
