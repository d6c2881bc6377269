import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { samplePan } from '#sandbox/personas.ts';

/** The first answers of a step's examples that pass; the PAN is the borrower's own, since nobody shares one. */
export function answersOf(step: Step, mobile: string): Answers {
  return { ...step.examples.pass[0], ...(step.route === '/enter-your-pan' && { pan: samplePan(mobile) }) };
}
