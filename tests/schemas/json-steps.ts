import type { Step } from '#engine/step.ts';
import { steps } from '#schemas/index.ts';

/** A step as the text of a JSON file has it. */
export const asJson = (step: object): Readonly<Record<string, unknown>> => JSON.parse(JSON.stringify(step));

export function hasFunction(part: unknown): boolean {
  if (typeof part === 'function') return true;
  return typeof part === 'object' && part !== null && Object.values(part).some(hasFunction);
}

/** The steps that have a JSON form: those without functions. */
export const dataSteps: readonly Step[] = steps.filter((step) => !hasFunction(step));
