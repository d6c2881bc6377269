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

/** The folder of each screen's record, and what its flow exports. */
export const screenModules = Object.entries(modules).flatMap(([path, module]) => {
  if (!path.endsWith('/screen.ts')) return [];
  const folder = path.slice('../../'.length, -'/screen.ts'.length);
  const flow = modules[`../../${folder}/flow.ts`] ?? {};
  return Object.values(module).map((record) => ({ record, folder, flow }));
});
