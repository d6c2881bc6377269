import { isSpecifiedRoute, type Route, routes, type SpecifiedRoute } from '#contract/routes.ts';
import { type BackTarget, stepBack } from '#engine/back.ts';
import { routeOf, type Step } from '#engine/step.ts';
import { bankDetails } from './bank-details.ts';
import { companyName } from './company-name.ts';
import { employmentDetails } from './employment-details.ts';
import { enterAddress } from './enter-address.ts';
import { enterLoanAmount } from './enter-loan-amount.ts';
import { enterName } from './enter-name.ts';
import { enterYourPan } from './enter-your-pan.ts';
import { gender } from './gender.ts';
import { highestEducation } from './highest-education.ts';
import { industry } from './industry.ts';
import { loanPurpose } from './loan-purpose.ts';
import { maritalStatus } from './marital-status.ts';
import { monthlyIncome } from './monthly-income.ts';
import { paymentMode } from './payment-mode.ts';
import { referenceDetails } from './reference-details.ts';
import { salaryDate } from './salary-date.ts';
import { workExperience } from './work-experience.ts';
import { yourDesignation } from './your-designation.ts';
import { yourResidence } from './your-residence.ts';

/**
 * The onboarding order of §4: a step, or the route of a screen between steps.
 * The list is the order; progress, back arrows, the journey map and the server's order follow from it.
 * A new step is its import above and its line here.
 */
export const journey = [
  enterName,
  enterYourPan,
  '/pan-verify',
  '/enter-aadhar',
  loanPurpose,
  enterLoanAmount,
  gender,
  maritalStatus,
  highestEducation,
  employmentDetails,
  paymentMode,
  companyName,
  industry,
  yourDesignation,
  monthlyIncome,
  workExperience,
  salaryDate,
  yourResidence,
  enterAddress,
  bankDetails,
  referenceDetails,
  '/selfie-verification',
] as const satisfies readonly (Step | SpecifiedRoute)[];

/** The routes that a schema draws. Every other route has a screen of its own, which the compiler proves. */
export type StepRoute = Exclude<(typeof journey)[number], string>['route'];

/** The onboarding order, as routes. */
export const order: readonly Route[] = journey.map((entry) => routeOf<Route>(entry));

type JourneyStep = Step<string, StepRoute> & { readonly back: BackTarget };

/** The steps of the journey with their back targets, without the screens between them. */
export const steps: readonly JourneyStep[] = journey.flatMap((entry, index) =>
  typeof entry === 'string' ? [] : [{ ...entry, back: stepBack(entry, order[index - 1]) }],
);

/** The step of a route; none where a screen draws it. */
export function stepByRoute(route: StepRoute): JourneyStep;
export function stepByRoute(route: unknown): JourneyStep | undefined;
export function stepByRoute(route: unknown): JourneyStep | undefined {
  return steps.find((step) => step.route === route);
}

/** Whether a text is a route: one of §2, or that of a step. */
export function isRoute(path: unknown): path is Route {
  return isSpecifiedRoute(path) || stepByRoute(path) !== undefined;
}

/** Every route: those of §2, and those that only a schema adds. */
export const allRoutes: readonly Route[] = [...new Set<Route>([...routes, ...steps.map(({ route }) => route)])];
