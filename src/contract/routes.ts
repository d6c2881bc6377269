/**
 * §3 "Step update keys": the route of each value step, and the key under which
 * `customers/incompleteDetailsUpdate` saves its answer. A new value step is one line here.
 */
export const savedUnder = {
  '/loan-purpose': 'purposeloan',
  '/enter-loan-amount': 'loanRequeried',
  '/gender': 'gender',
  '/marital-status': 'marrital',
  '/highest-education': 'education',
  '/employment-details': 'employeeType',
  '/payment-mode': 'salaryMode',
  '/company-name': 'companyName',
  '/industry': 'industry',
  '/your-designation': 'designation',
  '/monthly-income': 'monthlyIncome',
  '/work-experience': 'totalExperience',
  '/salary-date': 'salary_date',
  '/your-residence': 'residenceType',
} as const;

const otherRoutes = [
  '/',
  '/enter-otp',
  '/home',
  '/enter-name',
  '/enter-your-pan',
  '/pan-verify',
  '/enter-aadhar',
  '/pan-not-linked',
  '/digilocker-verify',
  '/enter-address',
  '/finbox-create',
  '/finbox',
  '/loan-reject',
  '/loan-approval',
  '/reference-details',
  '/selfie-verification',
  '/bank-details',
  '/emandate',
  '/emandate-status',
  '/bank-list',
  '/term-condition',
  '/login',
  '/logout',
  '/dashboard',
  '/confirm-details',
  '/contact-us',
  '/select-loan',
  '/re-payment',
  '/auto-login',
  '/my-loan',
] as const;

export type SaveKey = (typeof savedUnder)[keyof typeof savedUnder];

/** A client route of §2. Anything else shows the page-not-found screen. */
export type Route = keyof typeof savedUnder | (typeof otherRoutes)[number];

/** §2 "All client routes", every one of them once. */
export const routes: readonly Route[] = [...otherRoutes, ...(Object.keys(savedUnder) as (keyof typeof savedUnder)[])];

/** Tells a route of ours from any other text, such as a `current_route` the server made up. */
export function isRoute(path: unknown): path is Route {
  return routes.some((route) => route === path);
}

/** decisions.md §3: the routes that open without a token. Every other one leads to /logout then. */
export const openRoutes: readonly Route[] = ['/', '/enter-otp', '/login', '/logout', '/auto-login', '/contact-us'];
