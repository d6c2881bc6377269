import type { Chunk, Chunks } from './record-build.ts';

/** Files that are loaded together, and the limit of their bytes in kB, compressed with brotli. */
export type Load = readonly [name: string, files: readonly string[], budget: number];

/** Sizes before minification by module, as they were when they were last accepted. */
export type AcceptedSizes = Readonly<Record<string, number>>;

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export function modulesOf(chunks: readonly Chunk[]): [name: string, bytes: number][] {
  const entries = chunks.flatMap(({ modules }) => Object.entries(modules));
  const byName = Map.groupBy(entries, ([name]) => name);
  return [...byName].map(([name, all]) => [name, total(all.map(([, bytes]) => bytes))]);
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

/** The five modules that grew most since the sizes were accepted; where none did, the largest ones. */
function causes(chunks: Chunks, files: readonly string[], accepted: AcceptedSizes): string {
  const sizes = modulesOf(files.flatMap((file) => chunks[file] ?? []));
  const growth = sizes.map(([name, bytes]) => [name, bytes - (accepted[name] ?? 0)] as const);
  const grown = growth.filter(([, bytes]) => bytes > 0);
  const [words, named, sign] =
    grown.length > 0 ? ['Grown since the accepted sizes', grown, '+'] : ['Its largest modules', sizes, ''];
  const largest = named.toSorted(([, a], [, b]) => b - a).slice(0, 5);
  if (largest.length === 0) return `Its files: ${files.join(', ')}.`;
  return `${words}, before minification: ${largest.map(([name, bytes]) => `${name} ${sign}${kB(bytes)}`).join(', ')}.`;
}

/** The issue of a load that exceeds its budget, with the modules that are the cause. */
export function exceeded(load: Load, bytes: number, chunks: Chunks, accepted: AcceptedSizes): readonly string[] {
  const [name, files, budget] = load;
  if (bytes <= budget * 1000) return [];
  return [
    `scripts/check-size.ts  '${name}' has ${kB(bytes)}, its budget is ${budget} kB. ${causes(chunks, files, accepted)}`,
  ];
}
