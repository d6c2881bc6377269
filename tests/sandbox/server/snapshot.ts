import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file in which the tests of a run share one empty, migrated database of the embedded engine. */
    snapshot: string;
  }
}

/** Provides the path of the snapshot; the first test that opens a store writes it. */
export function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'kadam-snapshot-'));
  project.provide('snapshot', join(folder, 'empty.tar'));
  return () => rmSync(folder, { recursive: true, force: true });
}
