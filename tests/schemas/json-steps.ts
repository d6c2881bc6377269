import { isDeepStrictEqual } from 'node:util';
import type { Step } from '#engine/step.ts';
import { steps } from '#schemas/index.ts';

/** A step as the text of a JSON file says it. */
export const asJson = (step: object): Readonly<Record<string, unknown>> => JSON.parse(JSON.stringify(step));

/** The steps that have a JSON form: those without functions. */
export const dataSteps: readonly Step[] = steps.filter((step) => isDeepStrictEqual(asJson(step), step));
