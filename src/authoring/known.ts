import type { Step } from '#engine/step.ts';

/** What a journey is checked against: the routes that are known beside the steps' own. */
export interface Known {
  readonly routes: readonly string[];
  /** The routes that a screen draws; where they are given, each other route must have a step. */
  readonly screens?: readonly string[];
}

/** A step without the parts whose shape is wrong; `whole` where it has all of its fields. */
export type ReadableStep = Partial<Step> & Pick<Step, 'fields'> & { readonly whole: boolean };
