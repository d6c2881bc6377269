import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Baseline } from '#authoring/baseline.ts';

export const baselineFile = path.join(import.meta.dirname, '../docs/specification-baseline.json');

/** What the specification fixes of the journey, with what was accepted in its place. */
export function readBaseline(file = baselineFile): Baseline {
  return JSON.parse(readFileSync(file, 'utf8'));
}
