/** §2 "All client routes", every one of them once. */
export const routes = [
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
  '/loan-purpose',
  '/enter-loan-amount',
  '/gender',
  '/marital-status',
  '/highest-education',
  '/employment-details',
  '/payment-mode',
  '/company-name',
  '/industry',
  '/your-designation',
  '/monthly-income',
  '/work-experience',
  '/salary-date',
  '/your-residence',
] as const;

/** The paths of the lender and of its partners, beside the pages of the app. */
export const lenderPaths = ['/api', '/sync', '/sandbox'] as const;

/** Paths for the operator of the server. */
export const operatorPaths = { health: '/healthz', metrics: '/metrics' } as const;

/** What the server answers itself: a route with such a name would not open the app. */
export const serverPaths: readonly string[] = [...lenderPaths, ...Object.values(operatorPaths), '/static'];

export type SpecifiedRoute = (typeof routes)[number];

declare const added: unique symbol;

/** The route of a step that is not in §2. A mistyped text does not compile: write `ownVehicle.route`, of its schema. */
export type AddedRoute = `/${string}` & { readonly [added]: true };

/** A route of the app. Anything else shows the page-not-found screen. */
export type Route = SpecifiedRoute | AddedRoute;

/** Whether a text, such as a `current_route` that the server made up, is a route. */
export type IsRoute = (path: unknown) => path is Route;

/** Whether a text is a route of §2. The schemas know the routes of added steps as well. */
export function isSpecifiedRoute(path: unknown): path is SpecifiedRoute {
  return routes.some((route) => route === path);
}
