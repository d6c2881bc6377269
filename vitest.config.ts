import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.ts';
import { findPostgres } from './tests/sandbox/server/postgres.ts';

// Without animations, which cost a tenth of the time: a test that is about one turns them on.
const provider = playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } });

// A fresh object for each project: Vitest writes the project's name into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider,
  viewport: { width: 360, height: 740 },
  instances: [{ browser: 'chromium' as const }],
});

const given = (flag: string) => process.argv.filter((_value, at) => process.argv[at - 1] === flag);
// Vitest does not hand its own --exclude on to projects.
const excluded = given('--exclude');
const chosen = given('--project');
const isOther = (project: string) => /^(node|sandbox|postgres|browser)/.test(project);
// Storybook takes seconds to load: not where other projects alone are run.
const storybookProjects =
  chosen.length > 0 && chosen.every(isOther)
    ? []
    : [
        {
          plugins: [(await import('@storybook/addon-vitest/vitest-plugin')).storybookTest({ configDir: '.storybook' })],
          // As of the browser; npm run test:accessibility looks at each story a dozen times.
          test: { name: 'storybook', testTimeout: 60_000, browser: browser() },
        },
      ];

// What it measures begins when the page is opened.
const ownPage = ['tests/telemetry/web-vitals.browser.test.tsx'];

// What depends on the engine: the queries of the calls, the locks, and the deletion of expired rows.
const onBothEngines = ['access', 'check-provider', 'exactly-once', 'store'].map(
  (name) => `tests/sandbox/${name}.test.ts`,
);
// The development server starts a sandbox, on the data of that project.
const development = 'tests/scripts/dev.test.ts';
const hasPostgres = findPostgres() !== undefined;
const postgresProjects =
  hasPostgres || process.env.DATABASE_URL_TEST
    ? [
        {
          test: {
            name: 'postgres',
            globalSetup: ['tests/sandbox/server/setup.ts'],
            include: [...onBothEngines, 'tests/sandbox/server/*.test.ts'],
            // These stop and start a server of their own.
            exclude: hasPostgres ? [] : ['tests/sandbox/server/own-*.test.ts'],
          },
        },
      ]
    : [];

export default defineConfig({
  plugins: [react()],
  test: {
    // Vitest leaves one processor to others, which on a small machine is half of it.
    maxWorkers: '100%',
    // The files of a worker share their modules, since loading them took half of the time. No module holds state but
    // open-store.ts, which keeps the embedded engine and empties it for each file.
    isolate: false,
    // Long enough for a busy machine: no test is about the time that something takes.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    coverage: {
      include: [
        'src/{authoring,contract,engine}/**/*.ts',
        'src/screens/**/flow.ts',
        'src/steps/flow.ts',
        'sandbox/rules/**/*.ts',
      ],
      thresholds: { branches: 100 },
    },
    projects: [
      {
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'tests/journeys/**',
            'tests/sandbox/{*.test.ts,server/**}',
            development,
            ...excluded,
          ],
        },
      },
      {
        test: {
          name: 'sandbox',
          globalSetup: ['tests/sandbox/server/snapshot.ts'],
          include: ['tests/sandbox/*.test.ts', development],
        },
      },
      ...postgresProjects,
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.tsx'],
          exclude: ownPage,
          globalSetup: ['tests/api/provider.ts'],
          setupFiles: ['tests/setup-browser.ts'],
          browser: browser(),
        },
      },
      {
        test: {
          name: 'browser-own-page',
          include: ownPage,
          isolate: true,
          setupFiles: ['tests/setup-browser.ts'],
          browser: browser(),
        },
      },
      ...storybookProjects,
    ],
  },
});
