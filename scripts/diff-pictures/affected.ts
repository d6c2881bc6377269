import { schemaFile } from '../schema-names.ts';

/** Stories are drawn by files of their own, and by what .storybook imports from other folders. */
const notDrawn =
  /\.md$|\.(test|spec)\.tsx?$|^(docs|scripts\/(?!journey\/fill\.|schema-names\.)|tests\/(?!screens\/)\w+\/)/;

/** How the paths of the stories begin that a changed file can affect: '' is all, undefined none. */
function affectedBy(file: string): string | undefined {
  if (file === 'docs/journey.svg') return '.storybook/journey-map';
  if (notDrawn.test(file)) return undefined;
  if (/\.(stories\.tsx|states\.ts)$/.test(file) || schemaFile.test(`/${file}`)) return file;
  if (file.startsWith('src/steps/')) return 'schemas/';
  // Home shows the name and the part of every screen.
  if (/^src\/screens\/.+\/screen\.ts$/.test(file)) return 'src/screens/';
  // No part of the journey uses another one (check:arrows).
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
