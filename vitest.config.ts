import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.ts';
import { findPostgres } from './tests/sandbox/server/postgres.ts';

const provider = playwright({ launchOptions: launchOptions() });

// A fresh object for each project: Vitest writes the project's name into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider,
  viewport: { width: 360, height: 740 },
  instances: [{ browser: 'chromium' as const }],
});

// Found late, these would make Vite bundle again and reload the page in the middle of a first run.
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    '@radix-ui/react-checkbox',
    '@radix-ui/react-dialog',
    'web-vitals',
    '@tanstack/react-query',
    '@tanstack/react-router',
    '@hookform/resolvers/zod',
    'react-hook-form',
    'axe-core',
    'dompurify',
    'hono/html',
    'ky',
    'msw',
    'vitest-browser-react',
    'zod/mini',
  ],
};

const node = { testTimeout: 30_000, hookTimeout: 60_000 };
const onServer = { ...node, globalSetup: ['tests/sandbox/server/setup.ts'] };
// The tests of the store run on every engine, and one of them with two processes on one database.
const storeSuite = ['access', 'control', 'exactly-once', 'journey', 'penny-drop', 'store'];
const onBothEngines = storeSuite.map((name) => `tests/sandbox/${name}.test.ts`);
const hasPostgres = findPostgres() !== undefined;
const postgresProjects =
  hasPostgres || process.env.DATABASE_URL_TEST
    ? [
        {
          extends: true as const,
          test: {
            ...onServer,
            name: 'postgres',
            include: [...onBothEngines, 'tests/sandbox/server/*.test.ts'],
            // These stop and start a server of their own.
            exclude: hasPostgres ? [] : ['tests/sandbox/server/own-*.test.ts'],
          },
        },
        {
          extends: true as const,
          test: {
            ...onServer,
            name: 'postgres-two-processes',
            include: ['tests/sandbox/exactly-once.test.ts'],
            provide: { processes: 2 },
          },
        },
      ]
    : [];

export default defineConfig({
  plugins: [react()],
  optimizeDeps,
  test: {
    // Vitest leaves one processor to others, which on a small machine is half of it.
    maxWorkers: '100%',
    // No module holds state, so that the files of a worker share their modules; loading them took half of the time.
    isolate: false,
    coverage: {
      include: [
        'src/{engine,contract}/**/*.ts',
        'src/screens/**/flow.ts',
        'src/steps/flow.ts',
        'sandbox/rules/**/*.ts',
      ],
      thresholds: { branches: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          ...node,
          globalSetup: ['tests/sandbox/server/snapshot.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/journeys/**', 'tests/sandbox/server/**'],
        },
      },
      ...postgresProjects,
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.tsx'],
          setupFiles: ['tests/setup-browser.ts'],
          // Long enough for a busy machine: no test is about the time that something takes.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: browser(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: browser() },
      },
    ],
  },
});
