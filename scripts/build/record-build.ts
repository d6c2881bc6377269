import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What a script of the build contains: sizes in bytes before minification, by module. */
interface Chunk {
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  readonly modules: Readonly<Record<string, number>>;
}

export type Chunks = Readonly<Record<string, Chunk>>;

const root = path.join(import.meta.dirname, '../..');
const recordFile = path.join(root, 'node_modules/.cache/build/chunks.json');

/** A module by its path in the project; a package counts as one. */
function nameOf(id: string): string {
  const name = path.relative(root, id.replace('\0', '').replace(/\?.*$/, '')).replaceAll('\\', '/');
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? name;
}

/** Writes which modules each script of `dist/` contains, for `npm run check:size`. */
export function recordBuild(): Plugin {
  return {
    name: 'record-build',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      if (path.resolve(dir) !== path.join(root, 'dist')) return;
      const chunks = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== 'chunk') return [];
        const modules: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules))
          modules[nameOf(id)] = (modules[nameOf(id)] ?? 0) + renderedLength;
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
        return [[chunk.fileName, { imports: chunk.imports, styles, modules } satisfies Chunk] as const];
      });
      mkdirSync(path.dirname(recordFile), { recursive: true });
      writeFileSync(recordFile, JSON.stringify(Object.fromEntries(chunks)));
    },
  };
}

/** The record of the last build of `dist/`; empty if there was none. */
export const readChunks = (): Chunks => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {});

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

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The five largest modules of some files, with their sizes before minification. */
export function largestModules(chunks: Chunks, files: readonly string[]): string {
  const modules = files.flatMap((name) => Object.entries(chunks[name]?.modules ?? {}));
  const largest = modules.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  return largest.map(([name, bytes]) => `${name} ${kB(bytes)}`).join(', ');
}
