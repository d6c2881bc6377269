import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { type Step, stepFromJson } from '#engine/step.ts';
import { steps } from '#schemas/index.ts';
import { schemaFile, schemaText } from '../scripts/schema-names.ts';
import { storiesOf } from './schema-stories.ts';
import type { ScreenStates } from './screen-states.ts';
import { screenId, stateFile, stepId } from './story-ids.ts';

const here = import.meta.dirname;

/** The exports of a file as it is now, not as it was first imported. */
async function importNow(file: string): Promise<Readonly<Record<string, unknown>>> {
  const { mtimeMs } = await stat(file);
  // Vitest takes the extension from the end of the address.
  return import(`${pathToFileURL(file).href}?at=${Math.floor(mtimeMs)}.ts`);
}

/** A step, and the line of a story file that declares it. */
async function readSchema(file: string, text: string): Promise<[step: Step, declaration: string]> {
  if (file.endsWith('.json')) {
    // Contains the data itself, so that the stories and their step have the same version.
    const declaration = `import { stepFromJson } from '#engine/step.ts';\nconst step = stepFromJson(${text});`;
    return [stepFromJson(JSON.parse(text)), declaration];
  }
  const found = Object.entries(await importNow(file)).find(([, exported]) => Object(exported).route !== undefined);
  if (!found) throw new Error(`${file} exports no step. Write: export const … = step({ route: … }).`);
  // check:schemas reports an invalid step.
  const [name, step] = found as [string, Step];
  return [step, `import { ${name} as step } from './${path.basename(file)}?data';`];
}

/**
 * A story file as data. Its id follows from the file, so that an address stays when a title changes; `lines` import or
 * declare what the stories use: what is drawn, and its states by the names of the stories.
 */
async function storiesOfSchema(file: string) {
  const text = schemaText(await readFile(file, 'utf8'));
  const [step, declaration] = await readSchema(file, text);
  const { name } = path.parse(file);
  const isShared = steps.some(({ route, title }) => title === step.title && route !== step.route);
  return {
    id: stepId(`/${name}`),
    // A slash would make a group.
    title: `Steps/${(step.title ?? name).replaceAll('/', '∕')}${isShared ? ` (${name})` : ''}`,
    lines: [declaration, `import { statesOf } from '${here}/schema-stories.ts';`, 'const states = statesOf(step);'],
    drawn: `step.route, step, ${JSON.stringify(text)}`,
    stories: storiesOf(step),
  };
}

async function storiesOfStates(file: string) {
  // A file of states exports only `states`.
  const { byName } = (await importNow(file)).states as ScreenStates;
  const folder = path.dirname(file);
  const record = path.join(folder, 'screen.ts');
  const [screen] = existsSync(record) ? Object.values(await importNow(record)) : [];
  const { bar, name = bar?.text } = Object(screen);
  const part = path.basename(path.dirname(folder));
  return {
    id: screenId(file),
    title: `Screens/${part}/${name ?? storyNameFromExport(path.basename(folder))}`,
    lines: [`import { states as screen } from './${path.basename(file)}?data';`, 'const states = screen.byName;'],
    drawn: 'screen.route',
    stories: Object.keys(byName).map((exportName) => ({ exportName, name: storyNameFromExport(exportName), tags: [] })),
  };
}

const dataFile = new RegExp(`${schemaFile.source}|${stateFile.source}`);

const read = (file: string) => (stateFile.test(file) ? storiesOfStates(file) : storiesOfSchema(file));

/** Lists the stories of a schema, or of the states of a screen. */
export const dataIndexer: Indexer = {
  test: dataFile,
  async createIndex(file) {
    // Without a wrong schema, which the overlay reports. An error here would keep Storybook from listing any story.
    const found = await read(file).catch((error: unknown) => (schemaFile.test(file) ? [] : Promise.reject(error)));
    if (Array.isArray(found)) return found;
    const { id, title, stories } = found;
    return stories.map(({ exportName, name, tags }) => {
      return { type: 'story', metaId: id, title, exportName, name, tags: [...tags] };
    });
  },
};

/** The text of a story file: Storybook and Vitest read its names and tags without running it. */
async function storyFile(file: string): Promise<string> {
  const { id, title, lines, drawn, stories } = await read(file);
  return [
    `import preview from '${here}/preview.tsx';`,
    `import { screenStories } from '${here}/screen-stories.tsx';`,
    ...lines,
    `const meta = preview.meta({ id: '${id}', title: ${JSON.stringify(title)}, ...screenStories(${drawn}) });`,
    ...stories.map(({ exportName, name, tags }) => {
      // The keys have no quotes, because Storybook's parser does not recognize a quoted key.
      const parts = `name: ${JSON.stringify(name)}, tags: ${JSON.stringify(tags)}, args: states.${exportName}`;
      return `export const ${exportName} = meta.story({ ${parts} });`;
    }),
  ].join('\n');
}

/** Whether a module is imported as a story file: by Storybook's list of stories, or by Vitest, which marks a test. */
const isForStories = (source: string, importer = '') =>
  /storybook-stories\.js$/.test(importer) || source.includes('?browserv=');

/**
 * Serves a schema, or the states of a screen, as stories where Storybook or Vitest imports a story file, and as its own
 * data where anything else imports it: `schemas/index.ts`, and the stories themselves. The data has the suffix `?data`,
 * because Storybook adds tests to a module with the name of a story file. The stories of `x.json` have the id `x.json.ts`,
 * because Vite resolves no imports of a module named `.json`.
 */
export function dataStories(): Plugin {
  return {
    name: 'data-stories',
    enforce: 'pre',
    resolveId: {
      // Runs before Vitest resolves the file of a test by itself.
      order: 'pre',
      filter: { id: /\.(?:ts|json)(?:\?browserv=\w+)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolved || !dataFile.test(resolved.id)) return resolved;
        if (!isForStories(source, importer)) return `${resolved.id}?data`;
        return resolved.id.endsWith('.json') ? `${resolved.id}.ts` : resolved;
      },
    },
    load: {
      filter: { id: { include: [dataFile, /\.json\?data$/], exclude: /\.json$/ } },
      async handler(id) {
        const [file = ''] = id.replace(/\.json\.ts$/, '.json').split('?');
        this.addWatchFile(file);
        return id === `${file}?data` ? `export default ${await readFile(file, 'utf8')}` : storyFile(file);
      },
    },
  };
}
