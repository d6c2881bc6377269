import * as z from 'zod/mini';
import { browserStorage } from '#session/storage-keys.ts';

const dates = z.catch(z.record(z.string(), z.string()), {});

/** §3 "feedbackDrawerLastShownDate (map of customer id to last date shown)"; what cannot be read counts as never. */
export function feedbackLastShown(): Readonly<Record<string, string>> {
  try {
    return dates.parse(JSON.parse(browserStorage.get('feedbackDrawerLastShownDate') ?? '{}'));
  } catch {
    return {};
  }
}

/** The drawer was shown; it stays away for the rest of the day. */
export function noteFeedbackShown(customerID: string, today: string): void {
  browserStorage.set('feedbackDrawerLastShownDate', JSON.stringify({ ...feedbackLastShown(), [customerID]: today }));
}
