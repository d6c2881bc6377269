import type { Facts } from '#contract/session.ts';
import { landingLinkAfterMs } from '#engine/delays.ts';
import { goAtOnce, type Outcome, show, wait } from '#engine/outcome.ts';

export type LoginLinkView = 'opening' | 'failed';

/** §2 "Link landing page": the link's parameters are stored. Waits a second, then opens the application. */
export function linkOpened(isLink: boolean, facts: Pick<Facts, 'isLoanApproved'>): Outcome<LoginLinkView> {
  return isLink ? wait(landingLinkAfterMs, openApplication(facts)) : goAtOnce('/');
}

/** Opens the application; without a next step the screen shows a failure. */
export function openApplication({ isLoanApproved }: Pick<Facts, 'isLoanApproved'>): Outcome<LoginLinkView> {
  return isLoanApproved ? goAtOnce('/home') : { kind: 'nextStep', then: show('failed') };
}
