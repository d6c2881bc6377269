import type * as z from 'zod/mini';
import type { FieldKind } from '#engine/fields.ts';
import { nearest, oneOf } from './check-nearest.ts';
import type { StepIssue } from './issue.ts';
import { issueAt, longestText } from './issue.ts';

const kinds: Readonly<Record<FieldKind, true>> = {
  text: true,
  email: true,
  digits: true,
  money: true,
  code: true,
  choice: true,
  days: true,
  select: true,
  suggest: true,
  masked: true,
  lookup: true,
};

function keyOf(path: readonly PropertyKey[]): string {
  const key = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return key.replace(/^\./, '') || 'step';
}

function shown(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === '' || (typeof value === 'object' && Object.keys(Object(value)).length === 0)) return 'is empty';
  return typeof value === 'string' ? `is '${value}'` : `is of the wrong type (${typeof value})`;
}

/** The word that was meant by a mistyped one, in quotes; else what is said anyway. */
function meant(written: unknown, known: readonly string[], otherwise: string): string {
  const word = typeof written === 'string' ? nearest(written, known) : undefined;
  return word === undefined ? otherwise : `'${word}'`;
}

/** An issue of zod in the words of our own; a part of a step that nobody reads may be a mistyped one. */
export function issuesOf(issue: z.core.$ZodIssue, entry: unknown, parts: readonly string[]): StepIssue[] {
  const value = issue.path.reduce<unknown>((inner, part) => Object(inner)[part], entry);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) =>
      issueAt(keyOf([...issue.path, name]), 'is not read by anything', meant(name, parts, 'nothing here')),
    );
  }
  const wrong = issue.code === 'too_big' ? `has ${String(value).length} characters, of ${longestText}` : shown(value);
  const ofKind = issue.code === 'invalid_union' && issue.path.at(-1) === 'kind';
  const write = ofKind ? meant(value, Object.keys(kinds), oneOf(Object.keys(kinds))) : issue.message;
  return [issueAt(keyOf(issue.path), wrong, write)];
}
