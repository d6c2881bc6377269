import { typedField } from '#engine/fields/shapes.ts';
import { stepShape } from '#engine/step-shape.ts';
import type { StepIssue } from './issue.ts';
import { issuesOf } from './shape-issues.ts';

/** The issues of a step's shape, and the paths of the parts that are not what they must be. */
export interface Shape {
  readonly issues: readonly StepIssue[];
  readonly broken: readonly (readonly PropertyKey[])[];
}

/** What is missing in a step, or is not what it must be; further checks may trust the shape of every other part. */
export function shapeOf(entry: unknown): Shape {
  const issues = stepShape.safeParse(entry).error?.issues ?? [];
  return {
    issues: issues.flatMap((issue) => issuesOf(issue, entry, Object.keys({ ...stepShape.shape, ...typedField() }))),
    // A part that nothing reads does not harm the parts beside it.
    broken: issues.filter(({ code }) => code !== 'unrecognized_keys').map(({ path }) => path),
  };
}
