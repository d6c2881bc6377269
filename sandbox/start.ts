import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { lenderPaths, operatorPaths } from '#contract/routes.ts';
import { readDocstrings } from './api/docstrings.ts';
import { createHealth } from './health.ts';
import { createHostCheck } from './hosts.ts';
import { createLogger } from './logger.ts';
import { addressOf, listen, stopGracefully } from './serve.ts';
import { readSettings } from './server-settings.ts';
import { openFolder, openServer } from './store/open.ts';

const built = join(import.meta.dirname, '../dist');
const tokens = join(import.meta.dirname, '../src/ui/tokens.css');
const hourMs = 3_600_000;
const firstDeletionMs = 1_000;
const isLenderPath = (pathname: string) =>
  lenderPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** Builds the app, which prints what is wrong. An error in it ends the server too. */
async function buildApp(): Promise<void> {
  const [status] = await once(spawn(process.execPath, ['--run', 'build'], { stdio: 'inherit' }), 'close');
  if (status !== 0) process.exit(1);
}

/** Runs the server until SIGTERM or SIGINT. Throws an error that names the problem and the fix. */
export async function start(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  const settings = readSettings(env, args);
  const { HOST, PORT, KADAM_DATA, DATABASE_URL, KADAM_ORIGIN: publicOrigin } = settings;
  const logger = createLogger(settings.KADAM_LOG ?? (process.stdout.isTTY ? 'text' : 'json'));
  const health = createHealth();
  const server = await listen(HOST, PORT, health.fetch);
  const opening = DATABASE_URL ? openServer(DATABASE_URL) : openFolder(KADAM_DATA);
  // What cannot be used is reported before the build. A folder is checked at once; its engine then starts beside the build.
  await (DATABASE_URL ? opening : Promise.race([opening, setImmediate()]));
  const building = settings.build ? buildApp() : undefined;
  // Together, because the embedded engine is compiled beside the imports.
  const [store, files, { createSandbox }, { createMetrics }, { deleteExpired }] = await Promise.all([
    // An error waits for the build, which would go on after the server has ended.
    opening.finally(() => building),
    settings.apiOnly ? undefined : import('./static.ts'),
    import('./create-sandbox.ts'),
    import('./metrics.ts'),
    import('./store/store.ts'),
  ]);
  const site = files?.createSite(built, publicOrigin);
  const metrics = createMetrics();
  const sandbox = createSandbox({
    store,
    publicOrigin,
    tokens: readFileSync(tokens, 'utf8'),
    docstrings: readDocstrings,
    onError: ({ message, ...request }) => logger.error(request, message),
    onAnswer: (answer) => {
      metrics.count(answer);
      logger.info(answer, 'answered');
    },
  });
  const checkHost = createHostCheck(settings);
  health.started(store, (request, bindings) => {
    const rejection = checkHost(request);
    if (rejection) return rejection;
    const { pathname } = new URL(request.url);
    if (pathname === operatorPaths.metrics) return metrics.answer();
    return !site || isLenderPath(pathname) ? sandbox.fetch(request, bindings) : site.fetch(request, bindings);
  });

  const address = addressOf(server, HOST);
  if (site) logger.info(`Kadam      ${address}/`);
  logger.info(`Sandbox    ${address}/sandbox (one-time codes, borrowers to try, faults, clock)`);
  logger.info(`Data       ${DATABASE_URL ? 'the PostgreSQL server of DATABASE_URL' : resolve(KADAM_DATA)}`);
  logger.info('This lender is a sandbox: it shows one-time codes to anybody. Never use it for real borrowers.');

  const deleteOld = () =>
    store
      .transaction((db) => deleteExpired(db, Date.now()))
      .catch((error) => logger.error(`Expired rows could not be deleted: ${error}`));
  // The embedded engine does one thing at a time: the first request comes first.
  setTimeout(deleteOld, firstDeletionMs).unref();
  setInterval(deleteOld, hourMs).unref();

  // Listens to the end: at Ctrl-C the terminal sends a SIGINT, and npm another one, which would end the process at once.
  const signalled = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => signalled.resolve());
  await signalled.promise;
  health.stopping();
  await stopGracefully(server);
  await store.close();
  process.exit(0);
}
