import path from 'node:path';
import { expect, test } from 'vitest';
import { told } from '#engine/check-finding.ts';
import { steps } from '#schemas/index.ts';
import { schemaFindings, schemaFindingsAfresh } from '../../scripts/check-schemas.ts';

const checked = async (folder: string) => {
  const { findings } = await schemaFindings(path.join(import.meta.dirname, 'fixtures', folder));
  return findings.map(told);
};

test('finds nothing wrong with the steps as they are', async () => {
  expect(await schemaFindings()).toEqual({ steps: steps.length, findings: [] });
  expect(await schemaFindingsAfresh()).toEqual([]);
});

test('tells a schema that throws on import with its file', async () => {
  expect(await checked('unreadable')).toEqual([
    'schemas/gender.ts › import: cannot be read: half a schema; write what loads (node schemas/gender.ts shows the line)',
  ]);
});

test('tells a step that nobody listed, and one whose route is not its file', async () => {
  expect(await checked('misplaced')).toEqual([
    "schemas/colour.ts › route: '/gender' is not the file's name; write '/colour'",
    'schemas/colour.ts › route: its step is not in the journey; write its import and its line in schemas/index.ts',
  ]);
});

test('tells a mistyped route with the file that holds it', async () => {
  expect(await checked('mistyped')).toContain("schemas/gender.ts › route: '/gendre' is not a route; write '/gender'");
});
