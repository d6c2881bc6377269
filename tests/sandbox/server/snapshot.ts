import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { storeOnPglite } from '../../../sandbox/store/store.ts';
import { findPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file with an empty, migrated database of the embedded engine: to load it takes a fifth of the time. */
    snapshot: string;
  }
}

export async function setup(project: TestProject) {
  if (!process.env.DATABASE_URL_TEST && !findPostgres())
    console.log('Without PostgreSQL or DATABASE_URL_TEST, the store is tested on the embedded engine only.');
  const folder = mkdtempSync(join(tmpdir(), 'kadam-snapshot-'));
  const file = join(folder, 'empty.tar');
  const engine = await PGlite.create();
  const store = await storeOnPglite(engine);
  writeFileSync(file, new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer()));
  await store.close();
  project.provide('snapshot', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
