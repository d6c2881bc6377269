import { typedField } from '#engine/fields/shapes.ts';
import type { Step } from '#engine/step.ts';
import { stepShape } from '#engine/step-shape.ts';
import type { StepIssue } from './issue.ts';
import { issuesOf } from './shape-issues.ts';

/** A step without the parts of a wrong shape. `names` are those of all its fields; `whole`: nothing was left out. */
export type ReadableStep = Partial<Step> &
  Pick<Step, 'fields'> & { readonly names: readonly string[]; readonly whole: boolean };

const withoutKeys = (object: object, gone: ReadonlySet<unknown>) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !gone.has(key)));

/** The step without the parts whose shape is wrong, so that these do not hide the issues of the others. */
function withoutBroken(entry: unknown, broken: readonly (readonly PropertyKey[])[]): ReadableStep | undefined {
  const fieldPaths = broken.filter(([part, name]) => part === 'fields' && name !== undefined);
  const parts = new Set(broken.filter((path) => !fieldPaths.includes(path)).map(([part]) => part));
  if (typeof entry !== 'object' || entry === null || parts.has(undefined) || parts.has('fields')) return undefined;
  // An example names every field.
  if (fieldPaths.length > 0) parts.add('examples');
  const written = Object(entry).fields;
  const fields = withoutKeys(written, new Set(fieldPaths.map(([, name]) => name)));
  // Every part that is left has the shape of a step: what zod found wrong was taken out.
  return { ...withoutKeys(entry, parts), fields, names: Object.keys(written), whole: parts.size === 0 } as ReadableStep;
}

/** What is missing in a step, or is not what it must be; and the step with the parts that can be read. */
export function readStep(entry: unknown): { readonly issues: readonly StepIssue[]; readonly step?: ReadableStep } {
  const found = stepShape.safeParse(entry).error?.issues ?? [];
  const known = Object.keys({ ...stepShape.shape, ...typedField() });
  const issues = found.flatMap((issue) => issuesOf(issue, entry, known));
  // A part that nothing reads does not harm the parts beside it.
  const broken = found.filter(({ code }) => code !== 'unrecognized_keys').map(({ path }) => path);
  const step = withoutBroken(entry, broken);
  return step ? { issues, step } : { issues };
}

export const isStep = (entry: unknown): entry is Step => readStep(entry).issues.length === 0;
