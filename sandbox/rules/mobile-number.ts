import { ruleRegistry } from '#engine/rules.ts';

/** What `isMobile` accepts, in words. */
export const mobileFormat = '10 digits that start 6 to 9';
export const isMobile = (mobile: string): boolean => ruleRegistry.mobile.check(mobile);
