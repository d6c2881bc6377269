import type { Route } from '#contract/routes.ts';

/** Where links lead, by a name for each. */
export type Links = Readonly<Record<string, Route>>;

/** The tab navigation: a screen that has it has these among its links. */
export const tabLinks = { home: '/home', myLoan: '/my-loan', contactUs: '/contact-us' } as const satisfies Links;

/** What the frame of every screen has below its question. */
export const frameLinks = { contactUs: '/contact-us' } as const satisfies Links;
