import type { RouteState } from '#engine/outcome.ts';

/**
 * Stores values in this entry of the history, for a Back to this screen and for a reload. The router is bypassed, as it
 * would treat this as a navigation.
 */
export function storeInHistory(values: RouteState): void {
  History.prototype.replaceState.call(history, { ...history.state, ...values }, '');
}
