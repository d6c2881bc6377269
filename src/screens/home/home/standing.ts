import type { Route } from '#contract/routes.ts';
import { isRoute } from '#contract/routes.ts';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { hasEnded } from '#engine/lead.ts';
import { progressPercent } from '#engine/progress.ts';
import type { Place } from '#screen/journey-context.ts';
import type { StepItem } from '#ui/progress/stepper.tsx';
import type { Say } from '#ui/say.ts';

/** The whole way in four parts. A step that no part names, such as a new one, belongs to the second. */
const parts: readonly { title: string; done?: string; routes: readonly Route[] }[] = [
  {
    title: 'PAN and Aadhaar',
    done: 'Verified',
    routes: ['/enter-name', '/enter-your-pan', '/pan-verify', '/enter-aadhar', '/pan-not-linked', '/digilocker-verify'],
  },
  { title: 'Loan, work and home', done: 'Answered', routes: [] },
  {
    title: 'Selfie and bank account',
    routes: [
      '/reference-details',
      '/selfie-verification',
      '/bank-details',
      '/bank-list',
      '/emandate',
      '/emandate-status',
      '/term-condition',
    ],
  },
  { title: 'Money in your bank', routes: [] },
];

/** What the screens that are not steps ask for. */
const asked: Partial<Record<Route, string>> = {
  '/pan-verify': 'Confirm your PAN',
  '/enter-aadhar': 'Verify your Aadhaar',
  '/pan-not-linked': 'Link your PAN and Aadhaar',
  '/digilocker-verify': 'Verify your Aadhaar',
  '/confirm-details': 'Confirm your details',
  '/finbox': 'Connect your bank statement',
  '/finbox-create': 'Connect your bank statement',
  '/loan-approval': 'See your loan amount',
  '/selfie-verification': 'Take a selfie',
  '/bank-list': 'Select Bank Account',
  '/emandate': 'Set up your e-mandate',
  '/emandate-status': 'Set up your e-mandate',
  '/term-condition': 'Read the Key Fact Statement',
};

const partOf = (route: Route) => {
  const named = parts.findIndex(({ routes }) => routes.includes(route));
  return named === -1 ? 1 : named;
};

/** How far an application has come: the percent, the next step in words, and the parts of the way. */
export interface Standing {
  readonly percent: number;
  readonly next: string | undefined;
  readonly parts: StepItem[];
}

/** Where an application stands; undefined for one that is over or has no step before it. */
export function standingOf(
  { step, lead, isRejected }: Dashboard,
  journey: readonly Place[],
  say: Say,
): Standing | undefined {
  const route = step?.current_route?.split('?')[0];
  if (!isRoute(route) || isRejected || hasEnded(lead?.status)) return undefined;
  const place = journey.find((one) => one.route === route);
  const next = asked[route] ?? place?.title ?? place?.section;
  const current = partOf(route);
  const order = journey.map((one) => one.route);
  // A screen between the steps is as far as the last step of its part.
  const reached = place ? route : order.findLast((one) => partOf(one) <= current);
  return {
    percent: (reached && progressPercent(order, reached)) ?? 0,
    next,
    parts: parts.map((part, index) => {
      const title = say(part.title);
      if (index < current) return { title, detail: say(part.done ?? 'Done'), state: 'done' };
      if (index > current) return { title, state: 'next' };
      return { title, state: 'now', ...(next && { detail: say(`Now: ${next}`) }) };
    }),
  };
}

/** The standing in a sentence or two; a next step that is a question brings its own mark. */
export function standingWords({ percent, next }: Standing, say: Say): string {
  const done = say(`You are ${percent}% done.`);
  if (!next) return done;
  return `${done} ${say(/[.?!]$/.test(next) ? `Next: ${next}` : `Next: ${next}.`)}`;
}
