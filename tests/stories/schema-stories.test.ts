import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { createServer, type Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { steps } from '#schemas/index.ts';
import { storiesOf } from '../../.storybook/schema-stories.ts';
import { dataIndexer, dataStories } from '../../.storybook/story-files.ts';
import { screenStory } from '../../.storybook/story-ids.ts';
import { temporaryFolder } from '../copy-project.ts';
import { vehicle } from '../engine/conditional-step.ts';

const petName = (message: string) =>
  JSON.stringify({
    route: '/pet-name',
    fields: {
      petName: {
        kind: 'days',
        label: 'Pet',
        rules: [
          { rule: 'required', message },
          { rule: 'minLength', value: 2, message: 'Too short' },
          { rule: 'exactLength', value: 2, message },
          { rule: 'maxLength', value: 2, message: 'Too long' },
        ],
      },
    },
    save: { key: 'petName' },
    examples: { pass: [{ petName: '21' }], fail: [] },
  });

/** A schema in TypeScript and in JSON. */
const forms = [
  ['ts', (message: string) => `export const petName = ${petName(message)};`],
  ['json', petName],
] as const;

/** Resolves test files before every other plugin, as Vitest does in a browser. */
const testFiles: Plugin = {
  name: 'test-files',
  enforce: 'pre',
  resolveId: { order: 'pre', handler: (id) => (id.includes('?browserv=') ? id.split('?')[0] : undefined) },
};

/** Adds tests to the module of a story file, as Storybook does. */
const testsOf = (file: string): Plugin => ({
  name: 'tests-of-stories',
  transform: (code, id) => (id === file ? `${code}\nexport const tests = [];` : undefined),
});

async function temporarySchemas(parent: string): Promise<string> {
  const schemas = path.join(await temporaryFolder(path.join(parent, 'written-')), 'schemas');
  await mkdir(schemas);
  return schemas;
}

test('every screen that is not a step has states, and so stories', () => {
  const folders = globSync('src/screens/*/*/screen.ts').map((file) => path.dirname(file));
  expect(folders.filter((folder) => globSync(`${folder}/*.states.ts`).length === 0)).toEqual([]);
});

test.for(forms)(
  'a schema in .%s has stories as soon as it is written, and new ones when it changes',
  async ([form, write]) => {
    const file = path.join(await temporarySchemas(tmpdir()), `pet-name.${form}`);
    const stories = async (message: string) => {
      await writeFile(file, `\uFEFF${write(message)}`);
      expect(file).toMatch(dataIndexer.test);
      return dataIndexer.createIndex(file, { makeTitle: () => '' });
    };

    expect((await stories('Please name your pet')).map(({ title, name }) => `${title} ${name}`)).toEqual([
      'Steps/pet-name Empty',
      'Steps/pet-name Filled',
      'Steps/pet-name Error: Please name your pet (petName:required)',
      'Steps/pet-name Error: Too short (petName:minLength)',
      'Steps/pet-name At the limit: Too short (petName:minLength)',
      'Steps/pet-name At the limit: Please name your pet (petName:exactLength)',
      'Steps/pet-name At the limit: Too long (petName:maxLength)',
      'Steps/pet-name Saving',
      'Steps/pet-name Refused 412',
      'Steps/pet-name Refused 428',
      'Steps/pet-name Refused 500',
      'Steps/pet-name Offline',
    ]);
    expect(await stories('No pet?')).toContainEqual(
      expect.objectContaining({ name: 'Error: No pet? (petName:required)' }),
    );
    // An error would keep Storybook from listing the stories of every file.
    await writeFile(file, 'half a schema');
    expect(await dataIndexer.createIndex(file, { makeTitle: () => '' })).toEqual([]);
  },
);

test.for([
  ['with the title of another one is listed apart from it', steps[0]?.title, `Steps/${steps[0]?.title} (pet-name)`],
  ['with a slash in its title is listed in no group of its own', 'Cat / dog?', 'Steps/Cat ∕ dog?'],
])('a step %s', async ([_what, title, listed]) => {
  const file = path.join(await temporarySchemas(tmpdir()), 'pet-name.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(petName('')), title }));
  const [story] = await dataIndexer.createIndex(file, { makeTitle: () => '' });
  expect(story?.title).toBe(listed);
});

test('the stories of a screen are under its name, and the journey map opens the first', async () => {
  const titles = new Set<string | undefined>();
  for (const name of globSync('src/screens/**/*.states.ts')) {
    const file = path.resolve(name);
    const stories = await dataIndexer.createIndex(file, { makeTitle: () => '' });
    for (const { title } of stories) titles.add(title);
    const ids = stories.map(({ metaId = '', exportName }) => toId(metaId, storyNameFromExport(exportName)));
    expect(ids[0]).toBe(screenStory(file, (await import(file)).states));
  }
  expect([...titles]).toContain('Screens/bank/Select Bank Account');
  expect([...titles]).toContain('Screens/bank/Key Fact Statement');
});

test.for([
  ['asks before or after its save', steps.filter(({ confirm }) => confirm), ['Confirm']],
  ['the server fills in', steps.filter(({ prefill }) => prefill), ['Prefilled', 'Prefill loading', 'Prefill not read']],
  ['has a condition', [vehicle], ['Shown: Plate (plate)', 'Hidden: Plate (plate)']],
  ['has another wording', [vehicle], ['Wording: b', 'Wording, filled: b']],
] as const)('a step that %s has stories of it', ([_what, found, stories]) => {
  expect(found.length).toBeGreaterThan(0);
  for (const step of found) {
    const names = storiesOf(step).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...stories]));
  }
});

test.for(steps)('the stories of $route have names that differ in more than capitals', (step) => {
  const names = storiesOf(step).map(({ exportName }) => exportName.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test.for(forms)(
  'a schema in .%s is served as its stories to Storybook and the tests, also after a change, and as its step to other files',
  async ([form, write]) => {
    const schemas = await temporarySchemas(import.meta.dirname);
    const file = path.join(schemas, `pet-name.${form}`);
    await writeFile(file, write('Please name your pet'));
    const list = path.join(schemas, 'index.ts');
    await writeFile(list, `import * as petName from './pet-name.${form}'; export { petName };`);
    const storybook = path.join(schemas, 'storybook-stories.js');
    await writeFile(storybook, `export const load = () => import('${file}');`);
    const server = await createServer({
      configFile: false,
      root: path.dirname(schemas),
      logLevel: 'silent',
      appType: 'custom',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [dataStories(), testFiles, testsOf(file)],
    });
    onTestFinished(() => server.close());
    const served = async (importer: string) => {
      const { code = '' } = (await server.transformRequest(importer)) ?? {};
      const [, url = ''] = /["'](\/schemas\/pet-name[^"']+)["']/.exec(code) ?? [];
      return (await server.transformRequest(url))?.code;
    };

    const stories = await served(storybook);
    expect(stories).toContain('Error: Too short');
    expect(stories).not.toMatch(/^import .* from ["'][^/.]/m);
    expect((await server.transformRequest(`${file}?browserv=1`))?.code).toContain('Error: Too short');
    const step = await served(list);
    expect(step).toContain('/pet-name');
    expect(step).not.toMatch(/Error|tests/);

    await writeFile(file, write('What is its name?'));
    server.environments.client.moduleGraph.onFileChange(file);
    expect(await served(storybook)).toContain('What is its name?');
  },
);
