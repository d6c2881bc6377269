import { expect, test } from 'vitest';

// A table may stand in the engine, or in the flow of the screen that alone uses it.
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/engine/decisions/*.ts', '../../../src/screens/**/flow.ts'],
  { eager: true },
);
const tests = Object.values(
  import.meta.glob<string>('../../**/*.test.ts', { query: '?raw', import: 'default', eager: true }),
);

const isTable = (thing: unknown) =>
  typeof thing === 'object' && thing !== null && 'title' in thing && 'section' in thing && 'rows' in thing;

/** Some tables are made for the state of their screen. */
function made(exported: unknown): unknown {
  if (typeof exported !== 'function') return exported;
  try {
    return exported({});
  } catch {
    return undefined;
  }
}

const tables = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, exported]) => (isTable(made(exported)) ? [name] : [])),
);

test('every decision table is claimed row by row in a test', () => {
  expect(tables.length).toBeGreaterThan(30);
  const claimed = (name: string) => tests.some((source) => new RegExp(`\\bproves\\(\\s*${name}\\b`).test(source));
  expect(tables.filter((name) => !claimed(name))).toEqual([]);
});
