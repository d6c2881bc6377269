import type { RouteState } from '#engine/outcome.ts';

/**
 * Stores values in this entry of the history, for a Back to this screen and for a reload. The router is not asked to: to it,
 * this would be another navigation.
 */
export function storeInHistory(values: RouteState): void {
  History.prototype.replaceState.call(history, { ...history.state, ...values }, '');
}
