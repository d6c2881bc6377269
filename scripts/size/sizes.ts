import type { Chunk, Chunks } from './record-build.ts';

/** Files that are loaded together, and the limit of their bytes in kB. */
export interface Load {
  readonly name: string;
  readonly files: readonly string[];
  readonly budget: number;
}

/** Sizes before minification by module, as they were when they were last accepted. */
export type AcceptedSizes = Readonly<Record<string, number>>;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The size of each module in these scripts. */
export function modulesOf(chunks: readonly Chunk[]): Readonly<Record<string, number>> {
  const entries = chunks.flatMap(({ modules }) => Object.entries(modules));
  const byName = Map.groupBy(entries, ([name]) => name);
  return Object.fromEntries([...byName].map(([name, all]) => [name, total(all.map(([, bytes]) => bytes))]));
}

/** The scripts that contain these modules, with all that they import, and their styles. */
export function filesWith(chunks: Chunks, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const style of chunks[file]?.styles ?? []) files.add(style);
    chunks[file]?.imports.forEach(add);
  };
  for (const module of modules) {
    const found = Object.entries(chunks).find(([, chunk]) => module in chunk.modules);
    if (!found) throw new Error(`No script of the build contains ${module}.`);
    add(found[0]);
  }
  return [...files];
}

const most = 5;

/** The modules that grew most since the sizes were accepted; where none did, the largest ones. */
function causes(chunks: Chunks, files: readonly string[], accepted: AcceptedSizes): string {
  const sizes = Object.entries(modulesOf(files.flatMap((file) => chunks[file] ?? [])));
  const growth = sizes.map(([name, bytes]) => [name, bytes - (accepted[name] ?? 0)] as const);
  const grown = growth.filter(([, bytes]) => bytes > 0);
  const named = (grown.length > 0 ? grown : sizes).toSorted(([, a], [, b]) => b - a).slice(0, most);
  const list = named.map(([name, bytes]) => `${name} ${grown.length > 0 ? '+' : ''}${kB(bytes)}`).join(', ');
  if (!list) return `Its files: ${files.join(', ')}.`;
  return `${grown.length > 0 ? 'Grown since the accepted sizes' : 'Its largest modules'}, before minification: ${list}.`;
}

/** The loads that exceed their budgets, each with the modules that are the cause. `bytes`: of each file as sent. */
export function exceeded(
  loads: readonly Load[],
  chunks: Chunks,
  bytes: (file: string) => number,
  accepted: AcceptedSizes,
): string[] {
  return loads.flatMap(({ name, files, budget }) => {
    const size = total(files.map(bytes));
    if (size <= budget * 1000) return [];
    return `scripts/size/budgets.ts  '${name}' has ${kB(size)}, its budget is ${budget} kB. ${causes(chunks, files, accepted)}`;
  });
}

/** Each load with its size and its budget. */
export const sizeLines = (loads: readonly Load[], bytes: (file: string) => number): string[] =>
  loads.map(({ name, files, budget }) => {
    const size = kB(total(files.map(bytes)));
    return `${size.padStart(9)} of ${String(budget).padStart(3)} kB  ${name}`;
  });
