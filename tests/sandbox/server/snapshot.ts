import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openFolder } from '../../../sandbox/store/open.ts';
import { findPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with an empty, migrated database of the embedded engine, as its data folder and as one file. */
    snapshot: string;
  }
}

export async function setup(project: TestProject) {
  if (!process.env.DATABASE_URL_TEST && !findPostgres())
    console.log('Without PostgreSQL or DATABASE_URL_TEST, the store is tested on the embedded engine only.');
  const folder = mkdtempSync(join(tmpdir(), 'kadam-snapshot-'));
  // The folder is as an interrupted first start leaves it. A test checks what opening it here leaves, because to create a
  // second database would take seconds.
  mkdirSync(join(folder, 'postgres', 'global'), { recursive: true });
  writeFileSync(join(folder, 'unfinished'), '');
  await (await openFolder(folder)).close();
  // By tar, because the engine would have to be started again to write it.
  execFileSync('tar', ['-cf', join(folder, 'empty.tar'), '-C', join(folder, 'postgres'), '.']);
  project.provide('snapshot', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
