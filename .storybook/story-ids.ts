import { glob, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { steps } from '#schemas/index.ts';
import type { screenStates } from './screen-states.ts';

const screensFolder = path.join(import.meta.dirname, '../src/screens');

/** The path of a file with the states of a screen. */
export const stateFile = /\.states\.ts$/;

export const stateTitle = (file: string) => `Screens/${path.relative(screensFolder, path.dirname(file))}`;

/** The exports of a file as it is now, not as it was first imported. */
export async function importNow(file: string): Promise<Readonly<Record<string, unknown>>> {
  const { mtimeMs } = await stat(file);
  // Vitest reads the language from the end of the address.
  return import(`${pathToFileURL(file).href}?at=${Math.floor(mtimeMs)}.ts`);
}

export async function readStates(file: string) {
  // A file of this name exports nothing else.
  return (await importNow(file)).states as ReturnType<typeof screenStates>;
}

/** The route of a screen, and the story that shows it as a borrower finds it: the first. */
export async function firstState(file: string) {
  const { route, byName } = await readStates(file);
  const [first = ''] = Object.keys(byName);
  return { route, id: toId(stateTitle(file), storyNameFromExport(first)) };
}

/** By route, the story that shows it. */
export async function readStoryIds(): Promise<Readonly<Record<string, string>>> {
  const ids = new Map<string, string>(steps.map(({ route }) => [route, toId(`Steps/${route.slice(1)}`, 'Empty')]));
  for await (const name of glob('**/*.states.ts', { cwd: screensFolder })) {
    const { route, id } = await firstState(path.join(screensFolder, name));
    ids.set(route, id);
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
