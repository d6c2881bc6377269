import type { Route } from '#contract/routes.ts';
import { msg, type Translatable } from '#languages/message.ts';
import type { BackTarget } from './back.ts';
import type { ButtonEvent } from './events.ts';
import type { Fields } from './fields.ts';
import type { AnyRead } from './read.ts';
import type { Summary } from './step.ts';

/** The whole journey in four parts, in their order, as /home lists them. */
export const journeyParts = [
  { id: 'identity', title: msg('PAN and Aadhaar'), done: msg('Verified') },
  { id: 'details', title: msg('Loan, work and home'), done: msg('Answered') },
  { id: 'bank', title: msg('Selfie and bank account'), done: msg('Done') },
  { id: 'money', title: msg('Money in your bank'), done: msg('Done') },
] as const;

interface InJourney {
  readonly part?: (typeof journeyParts)[number]['id'] | undefined;
}

/** The part that a step or screen of the journey is in. Without one it belongs to the details. */
export const partOf = ({ part = 'details' }: InJourney) => part;

/** How many parts come before that of a step or screen. */
export const partIndex = (entry: InJourney) => journeyParts.findIndex(({ id }) => id === partOf(entry));

/** Where links lead, by a name for each. */
export type Links = Readonly<Record<string, Route>>;

/** The tab navigation: a screen that has it has these among its links. */
export const tabLinks = { home: '/home', myLoan: '/my-loan', contactUs: '/contact-us' } as const satisfies Links;

/** What the frame of every screen has below its question. */
export const frameLinks = { contactUs: '/contact-us' } as const satisfies Links;

/** All that is known about a screen that is not a step. Everything else about it is derived from this. */
export interface Screen extends InJourney {
  readonly route: Route;
  /** The name in the bar. */
  readonly bar?: Translatable;
  /** Its name in the journey map and in Storybook, where that differs from the one in the bar. */
  readonly name?: string;
  /** What the borrower does there, as shown on /home: 'Verify your Aadhaar'. */
  readonly task?: Translatable;
  /** §2 "Back targets". Absent: no back arrow. */
  readonly back?: BackTarget;
  /** §12: opens without a token. */
  readonly open?: true;
  /** It only leads on to another screen: the Back button must not open it again. */
  readonly transient?: true;
  /** Where it leads by itself, and how many milliseconds after it opened (§9). `endsLogin`: clears the login first. */
  readonly redirect?: { readonly to: Route; readonly afterMs: number; readonly endsLogin?: true };
  /** Where its links lead, by a name for each link: the component links by it, and the journey map draws it. */
  readonly links?: Links;
  readonly reads?: Readonly<Record<string, AnyRead>>;
  /** §7: the events of its buttons, by a name for each button. What is not here is not reported. */
  readonly events?: Readonly<Record<string, ButtonEvent>>;
}

/** A step or a screen of the journey, for one borrower. */
export interface JourneyEntry extends Pick<Screen, 'route' | 'part' | 'task' | 'transient'> {
  /** The progress, 0 to 100; undefined outside the onboarding order. */
  readonly percent?: number | undefined;
  /** Of a skipped step: where a back arrow to it leads instead. */
  readonly backInstead?: Route | undefined;
  /** Of a step, in the words of the borrower's variant. */
  readonly fields?: Fields | undefined;
  /** Of a step with a row on /confirm-details, or an answer that is sent there. */
  readonly summary?: Summary | undefined;
}

/** §7: the events of the buttons of a screen: 'edit_bank_details' on /emandate is `emandate_edit_bank_details_clk`. */
export function buttonEvents<const Button extends string>(route: Route, ...buttons: readonly Button[]) {
  const screenName = route.slice(1).replaceAll('-', '_');
  const events = buttons.map((button) => [button, `${screenName}_${button}_clk`]);
  // These buttons, and no other.
  return Object.fromEntries(events) as Readonly<Record<Button, ButtonEvent>>;
}
