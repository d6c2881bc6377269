import * as z from 'zod/mini';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { indianDay } from '#engine/format.ts';
import { browserStorage } from '#session/storage-keys.ts';

const dates = z.catch(z.record(z.string(), z.string()), {});

/** §3 "feedbackDrawerLastShownDate (map of customer id to last date shown)"; what cannot be read counts as never. */
function lastShown(): Record<string, string> {
  try {
    return dates.parse(JSON.parse(browserStorage.get('feedbackDrawerLastShownDate') ?? '{}'));
  } catch {
    return {};
  }
}

/** The day in India, such as 2026-03-13. */
const today = () => indianDay(Date.now());

/** §4 "Feedback drawer": once a day per customer, only when it is required and the loan is disbursed. It is about a lead. */
export function isFeedbackDue({ isFeedbackRequired, lead }: Dashboard, customerID: string): boolean {
  const disbursed = lead?.status?.toLowerCase() === 'disbursed';
  return isFeedbackRequired === true && disbursed && Boolean(lead?.leadID) && lastShown()[customerID] !== today();
}

/** The drawer was shown; it stays away for the rest of the day. */
export function noteFeedbackShown(customerID: string): void {
  browserStorage.set('feedbackDrawerLastShownDate', JSON.stringify({ ...lastShown(), [customerID]: today() }));
}
