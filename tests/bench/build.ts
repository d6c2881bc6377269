import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildOptions, build, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { definitions, labels, messages, options, patterns, titles } from './journey.ts';
import { app, type Subject } from './subjects.ts';

const here = import.meta.dirname;
const root = path.join(here, '../..');
const peers = path.join(here, 'peers');

/** The packages of the peers, with their own lock: they are not packages of the project. */
export function installPeers(): void {
  if (existsSync(path.join(peers, 'node_modules'))) return;
  console.log('Installing the packages of the peers into tests/bench/peers…');
  const { status } = spawnSync('npm', ['ci', '--no-audit'], { cwd: peers, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('npm ci failed in tests/bench/peers.');
}

/** All subjects share one page; each has its own script in it. */
const pageOf = ({ name }: Subject): Plugin => ({
  name: 'subject-page',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('{subject}', name) },
});

/** Gives a subject the texts of the journey without the schemas' code. */
const textsAsData: Plugin = {
  name: 'texts-as-data',
  load(id) {
    if (id !== path.join(here, 'journey.ts')) return;
    const texts = Object.entries({ definitions, labels, messages, options, patterns, titles });
    return texts.map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`).join('\n');
  },
};

async function buildSubject(subject: Subject, output: BuildOptions): Promise<void> {
  const folder = path.join(subject.isPeer ? peers : here, 'subjects');
  const generator = path.join(folder, subject.name, 'generate.js');
  if (existsSync(generator)) await import(pathToFileURL(generator).href);
  const isPage = existsSync(path.join(folder, subject.name, 'index.html'));
  await build({
    root: isPage ? path.join(folder, subject.name) : folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      textsAsData,
      react(),
      pageOf(subject),
      compression({ threshold: 0, algorithms: ['brotliCompress'], skipIfLargerOrEqual: true }),
    ],
    build: { ...output, chunkSizeWarningLimit: 10_000, reportCompressedSize: false },
  });
}

/** Builds a subject as it is delivered, or `readable`: functions and modules keep their names. Returns the folder. */
export async function buildFor(subject: Subject, readable = false): Promise<string> {
  const outDir = path.join(root, 'node_modules/.cache/bench', readable ? 'readable' : 'build', subject.name);
  const output = { outDir, emptyOutDir: true, ...(readable && { minify: false }) };
  await (subject === app ? build({ root, logLevel: 'warn', build: output }) : buildSubject(subject, output));
  return outDir;
}
