/** What was built from, as Storybook writes it with --stats-json: each module, and the modules that import it. */
export interface Stats {
  readonly modules: readonly { readonly id: string; readonly reasons: readonly { readonly moduleName: string }[] }[];
}

const record = /^src\/screens\/.+\/screen\.ts$/;
/** A step, the fields of steps, a part of the journey: the app imports all of them, but a story draws one. */
const drawnApart = /^(?:schemas\/(?!index\.)|src\/steps\/|src\/screens\/[^/]+\/)/;
/** No module of the stories, but they are made with it. */
const makesStories = /^(\.storybook\/|vite\.config\.ts$|package-lock\.json$)/;

/** Not the record of a screen, which others show as well: home shows its name and part. */
const apart = (file: string) => (record.test(file) ? undefined : drawnApart.exec(file)?.[0]);

/** The story files that draw what is in a file of such a folder. No part of the journey uses another one (check:arrows). */
const draws = (file: string, folder: string) => (storyFile: string) =>
  folder === 'schemas/' ? storyFile === file : storyFile.startsWith(folder === 'src/steps/' ? 'schemas/' : folder);

/** The story files whose pictures can differ after a change of these files, by what imports them, directly or not. */
export function affectedStoryFiles(
  changed: readonly string[],
  { modules }: Stats,
  storyFiles: ReadonlySet<string>,
): ReadonlySet<string> {
  const importers = new Map(
    modules.map(({ id, reasons }) => [id.slice(2), reasons.map(({ moduleName }) => moduleName.slice(2))]),
  );
  if (changed.some((file) => makesStories.test(file) && !importers.has(file))) return storyFiles;
  // A set is iterated up to what is added meanwhile.
  const reached = new Set(changed.filter((file) => importers.has(file)));
  const affected = new Set<string>();
  for (const file of reached) {
    if (storyFiles.has(file)) affected.add(file);
    const folder = apart(file);
    for (const importer of importers.get(file) ?? []) {
      const isOfAll = folder !== undefined && !drawnApart.test(importer);
      if (!isOfAll) reached.add(importer);
      else for (const storyFile of [...storyFiles].filter(draws(file, folder))) affected.add(storyFile);
    }
  }
  return affected;
}
