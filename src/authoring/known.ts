import type { Step } from '#engine/step.ts';
import type { Shape } from './check-shape.ts';

/** What a journey is checked against: the routes that are known beside the steps' own. */
export interface Known {
  readonly routes: readonly string[];
  /** The routes that a screen draws; where they are known, each other route must have a step. */
  readonly screens?: readonly string[];
}

/** A step without the parts of a wrong shape. `names` are those of all its fields; `whole`: nothing was left out. */
export type ReadableStep = Partial<Step> &
  Pick<Step, 'fields'> & { readonly names: readonly string[]; readonly whole: boolean };

const withoutKeys = (object: object, gone: ReadonlySet<unknown>) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !gone.has(key)));

/** The step without the parts whose shape is wrong, so that these do not hide the issues of the others. */
export function readableStep(entry: unknown, { broken }: Shape): ReadableStep | undefined {
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
