import type { Facts } from '#contract/session.ts';
import { landingLinkAfterMs } from '#engine/delays.ts';
import type { Outcome } from '#engine/outcome.ts';
import { go, nextStepElse, show, wait } from '#engine/outcome.ts';

/** The application opens; or it did not. */
export type LoginLinkView = 'opening' | 'stuck';

/** What stands on where the application goes on. */
type Approval = Pick<Facts, 'isLoanApproved'>;

/** §2 "Link landing page": what the link carries is stored by now; waits a second, and takes the application up. */
export function linkOpened(isLink: boolean, facts: Approval): Outcome<LoginLinkView> {
  return isLink ? wait(landingLinkAfterMs, openApplication(facts)) : go('/', { afterMs: 0 });
}

/** Where the application stands. Whoever came by a link has no screen to fall back on. */
export function openApplication({ isLoanApproved }: Approval): Outcome<LoginLinkView> {
  return isLoanApproved ? go('/home', { afterMs: 0 }) : nextStepElse(show('stuck'));
}
