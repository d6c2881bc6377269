import type { Screen } from '#engine/screen.ts';

/** No route leads here, so that it is no screen of the journey; its links are declared like those of one. */
export const pageNotFound = {
  links: { home: '/home', mobileEntry: '/' },
} as const satisfies Pick<Screen, 'links'>;
