import { schemaFile } from '../schema-names.ts';

/** How the paths of the stories begin that a changed file can affect: '' is all, undefined none. */
function affectedBy(file: string): string | undefined {
  if (/^(docs|scripts|tests)\/|\.md$/.test(file)) return undefined;
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
