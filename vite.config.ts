import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
// Not by a relative path, by which the development server would restart at each change of a schema.
import { steps } from '#schemas/index.ts';
import { buildTarget, oldestBrowsers } from './scripts/build/browser-target.ts';
import { describePackages, listOfPackages } from './scripts/build/bundled-packages.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { assetFileNames, prerender, withoutTimings } from './scripts/build/prerender.ts';
import { readOrExit } from './scripts/build/read-or-exit.ts';
import { recordBuild } from './scripts/build/record-build.ts';
import { serviceWorker } from './scripts/build/service-worker.ts';
import { withoutAuthoring } from './scripts/build/without-authoring.ts';
import { writeDeploy } from './scripts/deploy/deployment.ts';
import { schemaOverlay } from './scripts/schema-overlay.ts';
import { parseSettings } from './src/app/settings.ts';
import { lenderPaths } from './src/contract/routes.ts';

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4174}`;

function assertVariant(name: string): void {
  if (name && !steps.some(({ variants = {} }) => Object.hasOwn(variants, name)))
    throw new Error(`Settings: VITE_WORDING_VARIANT is '${name}', and no step in schemas/ has that variant.`);
}

export default defineConfig(({ command, mode }) => {
  // A bad setting stops the build or the start with one line that names it. The borrower gets what was parsed, not the parser.
  const settings = readOrExit(() => {
    const parsed = parseSettings(loadEnv(mode, process.cwd(), 'VITE_'));
    // A development server loads the schemas once, and a later variant would seem to be unknown.
    if (command === 'build') assertVariant(parsed.wordingVariant);
    return parsed;
  });
  const shared: UserConfig = {
    define: {
      __SETTINGS__: JSON.stringify(settings),
      // %SUPPORT_PHONE% and %OLDEST_BROWSERS% in index.html, for a browser in which the app cannot run.
      'import.meta.env.OLDEST_BROWSERS': JSON.stringify(oldestBrowsers()),
      'import.meta.env.SUPPORT_PHONE': JSON.stringify(settings.supportPhone),
    },
    // A catalogue is one object; its keys are not names of exports.
    json: { namedExports: false },
    // Shorter than the default names, which have the line too: the scripts contain them.
    css: {
      modules: {
        generateScopedName: (name, file) =>
          `${name}_${createHash('sha256').update(relative(process.cwd(), file)).digest('base64url').slice(0, 3)}`,
      },
    },
  };
  return {
    ...shared,
    // React has this hook since version 18: the copy for older versions is left out.
    resolve: {
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    plugins: [
      react(),
      schemaOverlay(),
      process.env.STORYBOOK !== 'true' && [
        withoutAuthoring(),
        recordBuild(),
        prerender(shared),
        serviceWorker(settings.serviceWorker),
        describePackages(),
        compression({ include: /\.(css|html|js|json|svg|txt|webmanifest)$/ }),
        writeDeploy(settings),
      ],
    ],
    build: {
      target: buildTarget(),
      modulePreload: { polyfill: false },
      license: { fileName: listOfPackages },
      reportCompressedSize: false,
      rolldownOptions: {
        checks: withoutTimings,
        // The name of a constant, its export and its import have more bytes than most values.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          // §7: scripts are in static/js.
          entryFileNames: 'static/js/[name]-[hash].js',
          chunkFileNames: 'static/js/[name]-[hash].js',
          assetFileNames,
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      strictPort: true,
      proxy: {
        [`^(${lenderPaths.join('|')})(?![\\w-])`]: sandbox,
        // The payment provider returns by POST, which here only opens the page.
        '/emandate-status': { target: sandbox, bypass: (request) => Object.assign(request, { method: 'GET' }).url },
      },
    },
  };
});
