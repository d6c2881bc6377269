import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { appPages } from '../deploy/deployment.ts';
import { listOfPackages, listOfWorkerPackages } from './bundled-packages.ts';

interface Precache {
  /** The pages, and the files that the page of `/` names. */
  readonly first: readonly PrecacheEntry[];
  readonly others: readonly PrecacheEntry[];
}

/** What a visit needs without a network. Files of static/ need no revision: their names contain a hash. */
function precacheOf(bundle: Rolldown.OutputBundle): Precache {
  const page = bundle['index.html'];
  const named = page?.type === 'asset' ? String(page.source) : '';
  const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css|html)$/.test(fileName));
  const entries = files.map((file) => {
    const url = `/${file.fileName}`;
    if (url.startsWith('/static/')) return { url, revision: null };
    const content = file.type === 'chunk' ? file.code : file.source;
    return { url, revision: createHash('sha256').update(content).digest('base64url').slice(0, 8) };
  });
  const isFirst = ({ url, revision }: PrecacheEntry) => revision !== null || named.includes(url);
  return { first: entries.filter(isFirst), others: entries.filter((entry) => !isFirst(entry)) };
}

/** Builds a worker as one script. Returns its code, and the list of the packages in it. */
export async function buildWorker(name: 'worker' | 'removal', precache?: Precache) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      __PRECACHE__: JSON.stringify(precache),
      __PAGES__: JSON.stringify(appPages),
    },
    build: {
      write: false,
      target: 'es2022',
      license: { fileName: listOfPackages },
      rolldownOptions: {
        input: path.join(import.meta.dirname, `../../src/service-worker/${name}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite built the service worker in an unknown way.');
  const list = built.output.find(({ fileName }) => fileName === listOfPackages);
  return { code: built.output[0].code, packages: list?.type === 'asset' ? String(list.source) : '[]' };
}

/**
 * Writes /sw.js, the service worker of this build, or with `off` the one that removes it, and the list of its packages.
 * Runs after the plugin `prerender`.
 */
export function serviceWorker(mode: 'on' | 'off'): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const isOn = mode === 'on';
      const worker = await (isOn ? buildWorker('worker', precacheOf(bundle)) : buildWorker('removal'));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code });
      this.emitFile({ type: 'asset', fileName: listOfWorkerPackages, source: worker.packages });
    },
  };
}
