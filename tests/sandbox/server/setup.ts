import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server for the tests; empty on the embedded engine. */
    databaseUrl: string;
  }
}

/** Provides the tests with a PostgreSQL server: that of DATABASE_URL_TEST, else a new one that ends with the tests. */
export async function setup(project: TestProject) {
  const { DATABASE_URL_TEST: configured } = process.env;
  const programs = findPostgres();
  const server = configured || !programs ? undefined : await startPostgres(programs);
  project.provide('databaseUrl', configured ?? server?.address ?? '');
  return () => server?.remove();
}
