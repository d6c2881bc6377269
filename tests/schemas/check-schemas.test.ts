import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { told } from '#authoring/check-finding.ts';
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

test('tells a schema that throws on import with its file and line', async () => {
  expect(await checked('unreadable')).toEqual([
    'schemas/gender.ts:1 › import: cannot be read: half a schema; write what loads, as node schemas/gender.ts does',
  ]);
});

test('tells a schema that does not parse with the line at which it breaks', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kadam-schemas-'));
  await writeFile(path.join(folder, 'gender.ts'), 'export const gender = step({\n  route: ,\n});\n');
  const { findings } = await schemaFindings(folder);
  await rm(folder, { recursive: true });
  expect(findings.map(told)).toEqual([
    'schemas/gender.ts:2 › import: cannot be read: Unexpected token; write what loads, as node schemas/gender.ts does',
  ]);
});

test('tells a folder without a list of the steps', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kadam-schemas-'));
  const { findings } = await schemaFindings(folder);
  await rm(folder, { recursive: true });
  expect(findings).toMatchObject([{ file: 'schemas/index.ts', key: 'import' }]);
});

test('tells a step that nobody listed, one whose route is not its file, and a file without a step', async () => {
  expect(await checked('misplaced')).toEqual([
    "schemas/colour.ts:1 › route: '/gender' is not the file's name; write '/colour'",
    'schemas/colour.ts:1 › route: its step is not in the journey; write its import and its line in schemas/index.ts',
    'schemas/nothing.ts:1 › step: exports no step; write export const … = step({ … })',
  ]);
});

test('tells a mistyped route with the file and the line that hold it', async () => {
  expect(await checked('mistyped')).toContain(
    "schemas/gender.ts:3 › route: '/gendre' is not the file's name; write '/gender'",
  );
});

test('tells slow expressions, written out or given to a rule, each once', async () => {
  const slow = 'can take seconds over a long text';
  const write = 'one in which no repeated part can match in two ways, or a rule of src/engine/rules.ts';
  const found = (await checked('slow')).filter((line) => line.includes(slow));
  expect(found).toEqual([
    `schemas/gender.ts:11 › expression: /^(\\w+\\s?)*$/ ${slow}; write ${write}`,
    `schemas/gender.ts:12 › fields.gender.rules[1]: /^(a+)+$/ ${slow}; write ${write}`,
  ]);
});
