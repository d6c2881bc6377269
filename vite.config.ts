import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { buildTarget } from './scripts/browser-target.ts';
import { chunkGroups } from './scripts/chunks.ts';
import { returnByPost } from './scripts/return-by-post.ts';
import { schemaOverlay } from './scripts/schema-overlay.ts';
import { withoutAuthoring } from './scripts/without-authoring.ts';
import { parseSettings } from './src/app/settings.ts';

export default defineConfig(({ mode }) => {
  // A bad setting stops the build or the start with one line that names it. The borrower gets what was parsed, not the parser.
  const settings = parseSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  return {
    define: { __SETTINGS__: JSON.stringify(settings) },
    plugins: [
      react(),
      schemaOverlay(),
      returnByPost(),
      withoutAuthoring(),
      compression({
        include: /\.(css|html|js|json|svg|txt|webmanifest)$/,
        threshold: 0,
        algorithms: ['brotliCompress', 'gzip'],
        skipIfLargerOrEqual: true,
      }),
    ],
    build: {
      target: buildTarget(),
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: { assetFileNames: 'assets/[name]-[hash][extname]', codeSplitting: { groups: chunkGroups } },
      },
    },
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      proxy: Object.fromEntries(
        ['/api', '/sync', '/sandbox'].map((path) => [path, `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4174}`]),
      ),
    },
  };
});
