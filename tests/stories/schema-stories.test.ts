import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { schemaIndexer } from '../../.storybook/schema-story-files.ts';

const rules = path.join(import.meta.dirname, '../../src/engine/rules.ts');

const told = (says: string) => `
  import { exactLength, maxLength, minLength, required } from '${pathToFileURL(rules).href}';
  export const petName = {
    route: '/pet-name',
    fields: {
      petName: {
        kind: 'code',
        length: 4,
        label: 'Pet',
        rules: [required('${says}'), minLength(2, 'Too short'), exactLength(4, '${says}'), maxLength(4, 'Too long')],
      },
    },
    examples: { pass: [{ petName: '4821' }], fail: [] },
  };`;

test('a schema has its stories the moment it is written, and others the moment it changes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kadam-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'schemas'));
  const file = path.join(folder, 'schemas/pet-name.ts');
  const stories = async (says: string) => {
    await writeFile(file, told(says));
    expect(file).toMatch(schemaIndexer.test);
    return schemaIndexer.createIndex(file, { makeTitle: () => '' });
  };

  expect((await stories('Please name your pet')).map(({ title, name }) => `${title} ${name}`)).toEqual([
    'Steps/pet-name Empty',
    'Steps/pet-name Filled',
    'Steps/pet-name Broken: Please name your pet (petName:required)',
    'Steps/pet-name Broken: Too short',
    'Steps/pet-name Broken: Please name your pet (petName:exactLength)',
    'Steps/pet-name Just inside: petName:exactLength',
    'Steps/pet-name Just inside: petName:maxLength',
    'Steps/pet-name Saving',
    'Steps/pet-name Refused 412',
    'Steps/pet-name Refused 428',
    'Steps/pet-name Refused 500',
    'Steps/pet-name Offline',
    'Steps/pet-name Schema',
  ]);
  expect(await stories('No pet?')).toContainEqual(
    expect.objectContaining({ name: 'Broken: No pet? (petName:required)' }),
  );
});
