import type { Screen } from '#engine/screen.ts';

/** No route opens it, so it is no screen of the journey. */
export const pageNotFound = {
  links: { home: '/home', mobileEntry: '/' },
} as const satisfies Pick<Screen, 'links'>;
