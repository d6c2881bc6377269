import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { Step } from '#engine/step.ts';
import { stepFromJson } from '#engine/step.ts';
import { schemaFile } from '../scripts/schema-names.ts';
import type { StoryPlan } from './schema-stories.ts';
import { storiesOf } from './schema-stories.ts';

interface Schema {
  readonly step: Step;
  /** The lines of a story file that declare `step`. */
  readonly declaration: string;
}

async function readJsonSchema(file: string): Promise<Schema> {
  const json = await readFile(file, 'utf8');
  return {
    step: stepFromJson(JSON.parse(json)),
    // The data itself, so that the stories and their step are of the same moment.
    declaration: `import { stepFromJson } from '#engine/step.ts';\nconst step = stepFromJson(${json});`,
  };
}

/** Imports the file as it is now, not as it was first imported. */
async function importSchema(file: string): Promise<Schema> {
  const { mtimeMs } = await stat(file);
  const exports: Record<string, unknown> = await import(`${pathToFileURL(file).href}?at=${mtimeMs}`);
  const found = Object.entries(exports).find(([, exported]) => Object(exported).route !== undefined);
  if (!found) throw new Error(`${file} exports no step. Write: export const … = step({ route: … }).`);
  // Whether it is a valid step is for check:schemas to report.
  const [name, step] = found as [string, Step];
  return { step, declaration: `import { ${name} as step } from './${path.basename(file)}?schema';` };
}

const readSchema = (file: string) => (file.endsWith('.json') ? readJsonSchema(file) : importSchema(file));

const titleOf = (file: string) => `Steps/${path.parse(file).name}`;

/** Lists the stories of a schema file, which are generated from its step. */
export const schemaIndexer: Indexer = {
  test: schemaFile,
  async createIndex(file) {
    const { step } = await readSchema(file);
    return storiesOf(step).map(({ exportName, name, tags }) => ({
      type: 'story',
      exportName,
      name,
      tags,
      title: titleOf(file),
    }));
  },
};

/** The keys are written without quotes: Storybook's parser does not see a quoted one. */
function storyLine({ exportName, name, tags, args }: StoryPlan): string {
  const [nameText, tagsText, argsText] = [name, tags, args].map((value) => JSON.stringify(value));
  const responsive = args.schema ? ", globals: { viewport: { value: 'page' } }" : '';
  return `export const ${exportName} = meta.story({ name: ${nameText}, tags: ${tagsText}, args: ${argsText}${responsive} });`;
}

/** A schema file as a story file: data alone, since Storybook and Vitest read it without running it. */
async function storyFile(file: string): Promise<string> {
  const { step, declaration } = await readSchema(file);
  return [
    `import preview from '${import.meta.dirname}/preview.tsx';`,
    `import { stepStories } from '${import.meta.dirname}/step-stories.tsx';`,
    declaration,
    `const meta = preview.meta({ title: '${titleOf(file)}', ...stepStories(step) });`,
    ...storiesOf(step).map(storyLine),
  ].join('\n');
}

/** Whether a module is imported as a story file: by Storybook's list of stories, or by Vitest, which marks a test. */
const isForStories = (source: string, importer = '') =>
  /storybook-stories\.js$/.test(importer) || source.includes('?browserv=');

/** A JSON schema as the schema it is. Vite does so only where the id ends in `.json`. */
async function jsonModule(file: string) {
  return { code: `export default ${await readFile(file, 'utf8')};`, moduleType: 'js' as const };
}

/**
 * Serves a schema file as its stories where Storybook or Vitest imports a story file, and as the schema it is, marked
 * `?schema`, wherever else it is imported: `schemas/index.ts`, and the stories themselves. The stories of `x.json` have
 * the id `x.json.ts`, because Vite resolves no imports of a module that is named `.json`.
 */
export function schemaStories(): Plugin {
  return {
    name: 'schema-stories',
    enforce: 'pre',
    resolveId: {
      // Before Vitest resolves the file of a test by itself.
      order: 'pre',
      filter: { id: /\.(?:ts|json)(?:\?browserv=\w+)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolved || !schemaFile.test(resolved.id)) return resolved;
        if (!isForStories(source, importer)) return `${resolved.id}?schema`;
        return resolved.id.endsWith('.json') ? `${resolved.id}.ts` : resolved;
      },
    },
    load: {
      filter: { id: [schemaFile, /\.json\?schema$/] },
      handler(id) {
        if (id.endsWith('?schema')) return jsonModule(id.replace('?schema', ''));
        const file = id.replace(/\.json\.ts$/, '.json');
        this.addWatchFile(file);
        return storyFile(file);
      },
    },
  };
}
