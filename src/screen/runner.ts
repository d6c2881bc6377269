import type { Outcome } from '#engine/outcome.ts';

/** The parts of a screen that an outcome may change. `View` is the union of the screen's views. */
export interface Host<View = never> {
  readonly show?: (view: View) => void;
  readonly fieldError?: (field: string, message: string) => void;
  /** The browser blocked a new tab: the screen offers this link to tap. */
  readonly blocked?: (url: string) => void;
}

/** A screen that may be gone by the time an answer comes. */
export interface MountedHost<View> extends Host<View> {
  readonly isMounted: () => boolean;
}

/** The table that decided on an outcome, and its row that applied. */
export interface DecisionTrace {
  readonly table: { readonly title: string; readonly section: string };
  readonly row: string;
}

/** `left` when the borrower is on the way to another screen, so that a button stays busy; `stayed` otherwise. */
export type NavigationResult = 'left' | 'stayed';

/** Executes an outcome, as long as its screen is mounted. */
export type Runner = <View>(
  outcome: Outcome<View>,
  host: MountedHost<View>,
  trace?: DecisionTrace,
) => Promise<NavigationResult>;
