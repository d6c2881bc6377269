import type { Route } from '#contract/routes.ts';
import type { Outcome } from '#engine/outcome.ts';
import { rowsOf, valuesOf } from '#screens/approval/confirm-details/details.ts';
import { pass } from './pass.ts';
import type { Walker } from './walker.ts';
import { Stuck } from './walker.ts';
import { isPast, wayTo } from './ways.ts';

export type Say = (line: string) => void;

/** How the screen that was asked for is opened. */
export interface Arrival {
  readonly search: Readonly<Record<string, string>>;
  /** The screen whose link leads there. */
  readonly from?: Route;
}

/** §2 "/confirm-details": the questions that its rows lead to. */
const confirmed: readonly Route[] = rowsOf(valuesOf({}, {})).map(({ route }) => route);

/** What a message leads to, once the borrower has read it. */
function heard(outcome: Outcome, walker: Walker, say: Say): Outcome {
  if (outcome.kind === 'show' && outcome.then) return outcome.then;
  if (outcome.kind !== 'popup' && outcome.kind !== 'toast') {
    throw new Stuck(`On the way to ${walker.target} the app would now ${outcome.kind}, and this journey cannot.`);
  }
  if (outcome.tone !== 'ok') say(`The lender says: ${outcome.message}`);
  if (outcome.then) return outcome.then;
  throw new Stuck(`The way to ${walker.target} ends there. Choose another --persona.`);
}

/** Where an outcome leads, once everything between was asked for and told. */
async function placeAfter(outcome: Outcome, walker: Walker, say: Say) {
  let next = outcome;
  while (next.kind !== 'go') next = next.kind === 'nextStep' ? await walker.nextStep() : heard(next, walker, say);
  return next;
}

/** Goes as a borrower goes, from the one-time code on, until the place stands that leads to the target. */
export async function walk(walker: Walker, say: Say): Promise<Arrival> {
  const { target } = walker;
  const goal = wayTo(target);
  const login = await walker.logIn();
  const { userName, mobile } = walker.facts;
  say(`${userName || 'A new borrower'} (${mobile}) logged in.`);
  for (let place = await placeAfter(login, walker, say); ; ) {
    const { to, search = {} } = place;
    if (goal === 'login') return { search: {} };
    if (to === goal) return { search: goal === target ? search : {} };
    if (to === '/confirm-details' && confirmed.includes(target)) return { search: {}, from: to };
    if (isPast(to, target)) {
      say(`The lender stands at ${to} already. ${target} is opened by its address.`);
      return { search: {} };
    }
    const outcome = await pass(walker, to, search);
    if (!outcome)
      throw new Stuck(`This borrower does not come to ${target}: the way ends at ${to}. Choose another --persona.`);
    place = await placeAfter(outcome, walker, say);
    say(`${to}: answered.`);
  }
}
