import { type Decision, decision } from '../decision.ts';
import { stay } from '../outcome.ts';
import { readWith } from '../read.ts';
import { instalmentsReading } from '../reads.ts';
import { notLoggedIn, onSuccess, sharedRows } from './shared.ts';

/** A read whose data is only shown; a failure is handled like any other (§8). */
export const plainRead: Decision = decision({
  title: 'Read',
  section: '§8',
  rows: [onSuccess('200: shown', () => stay()), ...sharedRows],
});

/** A read that the screen can do without: nothing is shown where it fails, but the login may be over. */
export const optionalRead: Decision = decision({
  title: 'Optional read',
  section: '§8',
  rows: [notLoggedIn, { label: 'whatever else comes', when: () => true, then: () => stay() }],
});

/** In how many instalments the loan is repaid: without it the APR is left out. */
export const readInstalments = readWith(instalmentsReading, optionalRead);
