import { schemaFile } from '../schema-names.ts';

/** Files that no story uses, neither directly nor through .storybook. */
const notDrawn =
  /\.md$|\.(test|spec)\.tsx?$|^(docs|sandbox\/(?!personas\.|rules\/)|scripts\/(?!journey\/fill\.|schema-names\.)|tests\/(?!screens\/)\w+\/)/;

/** The beginning of the paths of the stories that a changed file can affect: '' for all, undefined for none. */
function affectedBy(file: string): string | undefined {
  if (file === 'docs/journey.svg') return '.storybook/journey-map';
  if (notDrawn.test(file)) return undefined;
  if (/\.(stories\.tsx|states\.ts)$/.test(file) || schemaFile.test(`/${file}`)) return file;
  if (file.startsWith('src/steps/')) return 'schemas/';
  // Home shows the name and the part of every screen.
  if (/^src\/screens\/.+\/screen\.ts$/.test(file)) return 'src/screens/';
  // No area of screens uses another one (check:arrows).
  return /^src\/screens\/[^/]+\//.exec(file)?.[0] ?? '';
}

/** The stories whose pictures can differ after a change of these files. */
export function affectedStories<Story extends { readonly file: string }>(
  changed: readonly string[],
  stories: readonly Story[],
): Story[] {
  const beginnings = changed.flatMap((file) => affectedBy(file) ?? []);
  return stories.filter(({ file }) => beginnings.some((beginning) => file.startsWith(beginning)));
}

/** Those with some words in the title or name, before or after the change, in each of the lists. */
export function affectedByWords<Story extends Readonly<Record<'id' | 'file' | 'title' | 'name', string>>>(
  changed: readonly string[],
  words: string,
  ...lists: readonly (readonly Story[])[]
): Story[][] {
  const affected = lists.flatMap((stories) => affectedStories(changed, stories));
  const found = affected.filter(({ title, name }) => `${title} ${name}`.toLowerCase().includes(words.toLowerCase()));
  const ids = new Set(found.map(({ id }) => id));
  return lists.map((stories) => stories.filter(({ id }) => ids.has(id)));
}
