import { globSync } from 'node:fs';
import path from 'node:path';
import type { Screen } from '#engine/screen.ts';
import { isDecidedRead } from './tables.ts';

/** What a module exports, by name. */
export type Module = Readonly<Record<string, unknown>>;

/** A screen's record, its folder, and what its flow exports. */
export interface ScreenSource {
  readonly record: Screen;
  readonly folder: string;
  readonly flow: Module;
}

/** The modules that match a pattern, by their files. */
async function importAll(pattern: string): Promise<Map<string, Module>> {
  const files = globSync(pattern).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    await Promise.all(
      files.toSorted().map(async (file) => [file, await import(/* @vite-ignore */ `../../${file}`)] as const),
    ),
  );
}

/** What the modules of the shared tables export, by name. */
export const sharedExports: Module = Object.assign({}, ...(await importAll('src/engine/decisions/*.ts')).values());

const flows = await importAll('src/screens/**/flow.ts');
const flowIn = (folder: string): Module => flows.get(`${folder}/flow.ts`) ?? {};

/** A flow beside the folders of several screens belongs to those that read what it has tables for. */
function flowOf(folder: string, { reads = {} }: Screen): Module {
  const beside = flowIn(path.posix.dirname(folder));
  const isShared = Object.values(beside).some((each) => isDecidedRead(each) && Object.values(reads).includes(each[0]));
  return { ...(isShared && beside), ...flowIn(folder) };
}

const isScreen = (exported: unknown): exported is Screen => Object(exported).route !== undefined;

/** Every screen that is not a step. */
export const screenSources: readonly ScreenSource[] = [...(await importAll('src/screens/**/screen.ts'))].flatMap(
  ([file, module]) => {
    const folder = path.posix.dirname(file);
    const records = Object.values(module).filter(isScreen);
    return records.map((record) => ({ record, folder, flow: flowOf(folder, record) }));
  },
);
