import type { Step } from '#engine/step.ts';
import type { Shape } from './check-shape.ts';

/** What a journey is checked against: the routes that are known beside the steps' own. */
export interface Known {
  readonly routes: readonly string[];
  /** The routes that a screen draws; where they are given, each other route must have a step. */
  readonly screens?: readonly string[];
}

/** A step without the parts whose shape is wrong; `whole` where it has all of its fields. */
export type ReadableStep = Partial<Step> & Pick<Step, 'fields'> & { readonly whole: boolean };

const withoutKeys = (object: object, gone: ReadonlySet<unknown>) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !gone.has(key)));

/** The step without the parts whose shape is wrong, so that these do not hide the issues of the others. */
export function readableStep(entry: unknown, { broken }: Shape): ReadableStep | undefined {
  const fieldPaths = broken.filter(([part, name]) => part === 'fields' && name !== undefined);
  const parts = new Set(broken.filter((path) => !fieldPaths.includes(path)).map(([part]) => part));
  if (typeof entry !== 'object' || entry === null || parts.has(undefined) || parts.has('fields')) return undefined;
  // The rows of a confirmation are made of an example's answers, and an example names every field.
  if (fieldPaths.length > 0) for (const part of ['examples', 'confirm', 'save']) parts.add(part);
  if (parts.has('examples')) parts.add('confirm');
  const fields = withoutKeys(Object(entry).fields, new Set(fieldPaths.map(([, name]) => name)));
  // Every part that is left has the shape of a step: what zod found wrong was taken out.
  return { ...withoutKeys(entry, parts), fields, whole: fieldPaths.length === 0 && parts.size === 0 } as ReadableStep;
}
