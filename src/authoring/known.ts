import type { Call } from '#contract/call.ts';
import type { Step } from '#engine/step.ts';

/** What a journey is checked against: the contract's lists. */
export interface Known {
  readonly routes: readonly string[];
  /** The save key of each value step, by its route. */
  readonly saveKeys: Readonly<Record<string, string>>;
  /** The calls that the sandbox lender serves. */
  readonly calls: readonly Pick<Call, 'method' | 'path'>[];
}

/** A step without the parts whose shape is wrong; `whole` where it has all of its fields. */
export type ReadableStep = Partial<Step> & Pick<Step, 'fields'> & { readonly whole: boolean };
