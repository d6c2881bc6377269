import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { steps } from '#schemas/index.ts';
import { schemaIndexer, storiesOf } from '../../.storybook/schema-stories.ts';

const told = (says: string) => `
  export const petName = {
    route: '/pet-name',
    fields: { petName: { kind: 'text', label: 'Pet', rules: [], keep: (typed) => typed.slice(0, 4) } },
    examples: {
      pass: [{ petName: 'Moti' }],
      fail: [
        { answers: { petName: '' }, says: { petName: '${says}' } },
        { answers: { petName: '7' }, says: { petName: '${says}' } },
        { answers: { petName: 'Too long to be typed' }, says: { petName: 'Too long' } },
      ],
    },
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
    'Steps/pet-name Broken: Please name your pet',
    'Steps/pet-name Broken: Please name your pet (2)',
    'Steps/pet-name Saving',
    'Steps/pet-name Refused 412',
    'Steps/pet-name Refused 428',
    'Steps/pet-name Refused 500',
    'Steps/pet-name Offline',
  ]);
  expect(await stories('No pet?')).toContainEqual(expect.objectContaining({ name: 'Broken: No pet?' }));
});

test.for(steps)('no two stories of $route have the same address', (step) => {
  const names = storiesOf(step).map(({ exportName }) => exportName.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});
