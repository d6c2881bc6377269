import * as z from 'zod/mini';
import type { BrowserStorage } from '#session/browser-storage.ts';

const dates = z.catch(z.record(z.string(), z.string()), {});

/** §3 "Browser storage keys": customer id to the last date shown; what cannot be read counts as never. */
export function feedbackLastShown(storage: BrowserStorage): Readonly<Record<string, string>> {
  try {
    return dates.parse(JSON.parse(storage.get('feedbackDrawerLastShownDate') ?? '{}'));
  } catch {
    return {};
  }
}

/** The drawer was shown; it stays away for the rest of the day. */
export function noteFeedbackShown(storage: BrowserStorage, customerID: string, today: string): void {
  storage.set('feedbackDrawerLastShownDate', JSON.stringify({ ...feedbackLastShown(storage), [customerID]: today }));
}
