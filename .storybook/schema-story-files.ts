import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { Step } from '#engine/step.ts';
import type { StoryPlan } from './schema-stories.ts';
import { storiesOf } from './schema-stories.ts';

const schemaFile = /\/schemas\/(?!index\.ts$)[^/]+\.ts$/;
const storiesImport = /storybook-stories\.js$/;

/** The step of a schema file as it is now, not as it was first imported, and the name it goes by there. */
async function readSchema(file: string): Promise<[name: string, step: Step]> {
  const { mtimeMs } = await stat(file);
  const exports: Record<string, unknown> = await import(`${pathToFileURL(file).href}?at=${mtimeMs}`);
  const found = Object.entries(exports).find(([, exported]) => Object(exported).route !== undefined);
  if (!found) throw new Error(`${file} exports no step. Write: export const … = step({ route: … }).`);
  // Whether it is a sound step is for check:schemas to say.
  return found as [string, Step];
}

const titleOf = (file: string) => `Steps/${path.basename(file, '.ts')}`;

/** Tells Storybook which stories a schema file holds, though it holds none that were written. */
export const schemaIndexer: Indexer = {
  test: schemaFile,
  async createIndex(file) {
    const [, step] = await readSchema(file);
    return storiesOf(step).map(({ exportName, name, tags }) => ({
      type: 'story',
      exportName,
      name,
      tags,
      title: titleOf(file),
    }));
  },
};

/** The keys stand bare: a quoted one is not seen by what reads the file. */
function storyLine({ exportName, name, tags, args }: StoryPlan): string {
  const [named, tagged, given] = [name, tags, args].map((value) => JSON.stringify(value));
  const responsive = args.schema ? ", globals: { viewport: { value: 'page' } }" : '';
  return `export const ${exportName} = meta.story({ name: ${named}, tags: ${tagged}, args: ${given}${responsive} });`;
}

/** A schema file as a story file: data alone, since Storybook and Vitest read it without running it. */
async function storyFile(file: string): Promise<string> {
  const [name, step] = await readSchema(file);
  return [
    `import preview from '${import.meta.dirname}/preview.tsx';`,
    `import { stepStories } from '${import.meta.dirname}/step-stories.tsx';`,
    `import { ${name} as step } from './${path.basename(file)}?schema';`,
    `const meta = preview.meta({ title: '${titleOf(file)}', ...stepStories(step) });`,
    ...storiesOf(step).map(storyLine),
  ].join('\n');
}

/**
 * Serves a schema file as its stories where Storybook or Vitest asks for it as a story file, and as the schema it is,
 * marked `?schema`, wherever else it is imported: `schemas/index.ts`, and the stories themselves.
 */
export function schemaStories(): Plugin {
  return {
    name: 'schema-stories',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || storiesImport.test(importer) || !source.endsWith('.ts')) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && schemaFile.test(resolved.id) ? `${resolved.id}?schema` : resolved;
    },
    load: {
      filter: { id: schemaFile },
      handler: storyFile,
    },
  };
}
