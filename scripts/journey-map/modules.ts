import { isDecidedRead } from './tables.ts';

/** What a module exports, by name. */
export type Module = Readonly<Record<string, unknown>>;

/** In Storybook and in Vitest, Vite finds the modules; `npm run docs` runs in Node. */
const inVite = () =>
  import.meta.glob<Module>(['../../src/screens/**/{screen,flow}.ts', '../../src/engine/decisions/*.ts'], {
    eager: true,
  });

async function inNode(): Promise<Readonly<Record<string, Module>>> {
  const { globSync } = await import('node:fs');
  const paths = globSync(['src/screens/**/{screen,flow}.ts', 'src/engine/decisions/*.ts']).sort();
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [`../../${path}`, await import(/* @vite-ignore */ `../../${path}`)] as const),
    ),
  );
}

const modules: Readonly<Record<string, Module>> = import.meta.env ? inVite() : await inNode();

/** What the shared tables' modules export, by name. */
export const sharedExports: Module = Object.assign(
  {},
  ...Object.entries(modules).flatMap(([path, module]) => (path.includes('/engine/decisions/') ? [module] : [])),
);

const flowIn = (folder: string): Module => modules[`../../${folder}/flow.ts`] ?? {};

/** A flow beside the folders of several screens belongs to those that read what it has tables for. */
function flowOf(folder: string, record: unknown): Module {
  const beside = flowIn(folder.slice(0, folder.lastIndexOf('/')));
  const reads = Object.values(Object(record).reads ?? {});
  const isShared = Object.values(beside).some((each) => isDecidedRead(each) && reads.includes(each[0]));
  return { ...(isShared && beside), ...flowIn(folder) };
}

/** The folder of each screen's record, and what its flow exports. */
export const screenModules = Object.entries(modules).flatMap(([path, module]) => {
  if (!path.endsWith('/screen.ts')) return [];
  const folder = path.slice('../../'.length, -'/screen.ts'.length);
  return Object.values(module).map((record) => ({ record, folder, flow: flowOf(folder, record) }));
});

/** Every module in which a table may be: the flows, and what they share. */
export const tableModules: readonly Module[] = Object.entries(modules).flatMap(([path, module]) =>
  path.endsWith('/screen.ts') ? [] : [module],
);
