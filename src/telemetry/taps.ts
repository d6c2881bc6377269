import type { Route } from '#contract/routes.ts';
import { routes, savedUnder } from '#contract/routes.ts';

/** The buttons of a screen whose taps are reported, by what stands on them. What is not listed here is never read. */
const listed: Partial<Record<Route, readonly string[]>> = {
  '/enter-otp': ['Resend OTP', 'Change number'],
  '/enter-name': ['Next'],
  '/enter-your-pan': ['Next', 'Yes', 'No'],
  '/pan-verify': ['Yes', 'No'],
  '/pan-not-linked': ['Link PAN with Aadhaar', 'I have linked, verify again'],
  '/enter-aadhar': ['Get OTP', 'Continue with DigiLocker', 'Verify', 'Resend OTP'],
  '/enter-address': ['Next'],
  '/loan-approval': ['Upgrade My Loan Amount', 'Continue'],
  '/loan-reject': ['Continue'],
  '/reference-details': ['Next', 'Yes', 'No'],
  '/selfie-verification': ['Open camera', 'Take selfie', 'Retry', 'Submit'],
  '/bank-details': ['Next', 'YES', 'NO'],
  '/bank-list': ['Continue', 'or add a new bank account'],
  '/emandate': ['Continue', 'Edit Bank Details'],
  '/term-condition': ['Continue', 'Submit', 'Cancel'],
  '/home': ['Continue', 'Repay Loan', 'See your repayment', 'Send', 'Not now'],
  '/my-loan': ['View Sanction Letter', 'Download NOC'],
  '/re-payment': ['View Sanction Letter', 'See repayment plans'],
  '/select-loan': ['Continue'],
  '/contact-us': ['Log out'],
};

const isValueStep = (route: Route) => Object.hasOwn(savedUnder, route);

const inWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '');

/** `loan_approval_continue_clk`: the screen and the action, as the specification names its events (§7). */
export type TapName = `${string}_clk`;

/** An English text as the borrower reads it. */
type Say = (english: string) => string;

/** The name under which a tap is reported, the same in every language; undefined for one that is not on the list. */
export function tapName(path: string, shown: string, say: Say = (english) => english): TapName | undefined {
  const route = routes.find((one) => one === path);
  if (!route) return undefined;
  const labels = listed[route] ?? (isValueStep(route) ? ['Next'] : []);
  const label = labels.find((english) => shown === english || shown === say(english));
  return label === undefined ? undefined : `${inWords(route)}_${inWords(label)}_clk`;
}

/** Reports the listed taps of all screens, before a screen acts on them and its button says something else. */
export function watchTaps(tapped: (name: TapName) => void, say?: Say): void {
  const hear = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button, a') : null;
    const name = button && tapName(location.pathname, button.textContent.trim(), say);
    if (name) tapped(name);
  };
  document.addEventListener('click', hear, { capture: true });
}
