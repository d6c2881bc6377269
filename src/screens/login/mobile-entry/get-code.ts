import type { Outcome } from '#engine/outcome.ts';
import { type CodeRequest, getCode } from './flow.ts';

/**
 * Requests a code, and keeps the number for a Back to this screen and for a reload. The router is not asked to keep it: to
 * it, this would be another navigation.
 */
export function keepAndGetCode(request: CodeRequest): Outcome {
  const state = { ...history.state, mobileNumber: request.mobile };
  History.prototype.replaceState.call(history, state, '');
  return getCode(request);
}
