import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, minifySync, type Plugin, type Rolldown } from 'vite';
import type { renderEntries } from '../../src/app/prerender.tsx';

type Bundle = Rolldown.OutputBundle;
type RenderedEntries = Awaited<ReturnType<typeof renderEntries>>;

const root = path.join(import.meta.dirname, '../..');
const outDir = path.join(root, 'node_modules/.cache/prerender');
/** What draws every address but `/`; the schemas and forms are in the same script. */
const routed = '/src/app/routed-app.tsx';
/** What the first tap needs, the screen that it opens, and what works beside every screen. */
const ahead = [
  '/src/api/client.ts',
  '/src/ui/layers/layer.tsx',
  routed,
  '/src/screens/login/enter-otp/enter-otp.tsx',
  '/src/app/background.ts',
];
/** The names of styles and pictures: equal in both builds, because the prerendered screen names the app's files. */
export const assetFileNames = 'static/[name]-[hash][extname]';
/** Keeps a build on a busy machine from printing which of its plugins take the time. */
export const withoutTimings = { bundlerTimings: false };
const beforeApp = '/src/app/before-app.js';

/** Builds the app for Node, and renders the mobile entry with it. */
async function buildEntries(config: InlineConfig): Promise<RenderedEntries> {
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      rolldownOptions: { checks: withoutTimings, output: { assetFileNames } },
    },
  });
  // The file was built from this module.
  const built = (await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as {
    renderEntries: typeof renderEntries;
  };
  return built.renderEntries();
}

const textOf = (bundle: Bundle, name: string): string => {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return String(file.source);
};

function find(html: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(html);
  if (!found) throw new Error(`index.html  ${pattern} is not found. scripts/build/prerender.ts needs it.`);
  return found;
}

function scriptWith(bundle: Bundle, module: string): string {
  const files = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = files.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`The build has no script with ${module}. scripts/build/prerender.ts needs it.`);
  return `/${chunk.fileName}`;
}

/** The page of `/`: the mobile entry in English, templates with the other languages and the splash, and the styles. */
function entryPage(page: string, bundle: Bundle, entries: RenderedEntries): string {
  const [splash, content = ''] = find(
    page,
    /(?<=<div id="root">)\s*([\s\S]*?)\s*(?=<\/div>\s*<div class="entry-long">)/,
  );
  const [link, href = ''] = find(page, /<link rel="stylesheet"[^>]* href="\/([^"]+)">/);
  const [first, ...others] = entries;
  const template = (name: string, lang: string, module: string, html: string) =>
    `<template data-entry="${name}" lang="${lang}" data-code="${scriptWith(bundle, module)}">${html}</template>`;
  const templates = [
    ...others.map(({ language, lang, html }) => template(language, lang, `/languages/${language}.json`, html)),
    template('waiting', 'en-IN', routed, content),
  ];
  const scripts = ahead.map((module) => scriptWith(bundle, module)).join(' ');
  return (
    page
      // The link stays, so that later screens do not load these styles again; disabled, it is not fetched.
      .replace(link, () => `<style>${textOf(bundle, href).trim()}</style>${link.replace('>', ' disabled>')}`)
      .replace(`<div id="root">${splash}</div>`, () =>
        [
          `<div id="root" data-entry="${first?.language}" data-ahead="${scripts}">${first?.html}</div>`,
          ...templates,
        ].join('\n    '),
      )
  );
}

/**
 * Puts the HTML of the mobile entry and the styles of the first load into index.html, which is only the page of `/`. Every
 * other address gets app.html, which is index.html as in the sources. Both contain `before-app.js`.
 */
export function prerender(config: InlineConfig): Plugin {
  let rendered: Promise<RenderedEntries>;
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      rendered = buildEntries(config);
    },
    async generateBundle(_options, bundle) {
      const source = readFileSync(path.join(root, beforeApp), 'utf8');
      const { code } = minifySync(beforeApp, source, { module: false, compress: { target: 'es2015' } });
      const html = textOf(bundle, 'index.html');
      const [element] = find(html, /<script [^>]*\/before-app\.js">/);
      const page = html.replace(element, () => `<script>${code}`);
      const index = bundle['index.html'];
      if (index?.type === 'asset') index.source = entryPage(page, bundle, await rendered);
      const preload = `<link rel="modulepreload" crossorigin href="${scriptWith(bundle, routed)}">`;
      this.emitFile({
        type: 'asset',
        fileName: 'app.html',
        source: page.replace('</head>', `  ${preload}\n  </head>`),
      });
    },
  };
}
