import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { storeOnPglite } from '../../../sandbox/store/store.ts';
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
  const engine = await PGlite.create(join(folder, 'postgres'));
  const store = await storeOnPglite(engine);
  writeFileSync(join(folder, 'empty.tar'), new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer()));
  await store.close();
  project.provide('snapshot', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
