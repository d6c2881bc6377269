import { access, glob } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toId } from 'storybook/internal/csf';
import { readCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import type { Screen } from '#engine/screen.ts';
import { steps } from '#schemas/index.ts';

const screensFolder = path.join(import.meta.dirname, '../src/screens');

async function recordIn(folder: string): Promise<Screen | undefined> {
  const file = path.join(folder, 'screen.ts');
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  // A file named screen.ts exports the record of its screen alone.
  const exports: Record<string, Screen> = isThere ? await import(pathToFileURL(file).href) : {};
  return Object.values(exports)[0];
}

/** The story that shows a route as a borrower finds it: the first of its screen, as Storybook itself reads the file. */
export async function readStoryIds(): Promise<Readonly<Record<string, string>>> {
  const ids = new Map<string, string>(steps.map(({ route }) => [route, toId(`Steps/${route.slice(1)}`, 'Empty')]));
  for await (const name of glob('**/*.stories.tsx', { cwd: screensFolder })) {
    const file = path.join(screensFolder, name);
    const record = await recordIn(path.dirname(file));
    const csf = (await readCsf(file, { makeTitle: (title = '') => title })).parse();
    const [first] = csf.stories;
    if (record && first) ids.set(record.route, first.id);
  }
  return Object.fromEntries(ids);
}

const name = 'virtual:story-ids';

/** Serves the ids of the stories to the pages that link to them. */
export function storyIds(): Plugin {
  return {
    name: 'story-ids',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: {
      filter: { id: new RegExp(`^\\0${name}$`) },
      handler: async () => `export const storyIds = ${JSON.stringify(await readStoryIds())};`,
    },
  };
}
