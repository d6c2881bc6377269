import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from './create-sandbox.ts';
import { createHostCheck } from './hosts.ts';
import type { Fetch } from './serve.ts';
import { addressOf, listen, stopperOf } from './serve.ts';
import type { Settings } from './server-settings.ts';
import { readSettings } from './server-settings.ts';
import { loadSite } from './static.ts';
import { openFolder, openServer } from './store/open.ts';
import type { Store } from './store/store.ts';

const built = fileURLToPath(new URL('../dist/', import.meta.url));
const hourMs = 3_600_000;
const sandboxPath = /^\/(api|sync|sandbox)(\/|$)/;

const log = (line: string) => console.log(line);

function folderLost(): never {
  console.error('Another process has taken the data folder, because this one was suspended. Nothing more is written.');
  process.exit(1);
}

/** Deletes what has expired, now and every hour. */
async function keepClean(store: Store): Promise<void> {
  const clean = () => store.sweep(Date.now()).catch((error) => log(`What has expired is not deleted: ${error}`));
  await clean();
  setInterval(clean, hourMs).unref();
}

async function start(settings: Settings): Promise<void> {
  const { host, port, dataFolder, databaseUrl, apiOnly, publicOrigin } = settings;
  if (!apiOnly && !existsSync(join(built, 'index.html'))) throw new Error('There is no build yet. Run: npm run build');
  const ready = Promise.withResolvers<Fetch>();
  const server = await listen(host, port, ready.promise);
  const stop = stopperOf(server);
  const store = await (databaseUrl ? openServer(databaseUrl) : openFolder(dataFolder, { log, onLost: folderLost }));
  await keepClean(store);
  const sandbox = createSandbox({ store, clock: Date.now, log, publicOrigin });
  const checkHost = createHostCheck(settings);
  const site = apiOnly ? undefined : await loadSite(built);
  ready.resolve((request, env) => {
    const rejection = checkHost(request);
    if (rejection) return rejection;
    const forSandbox = !site || sandboxPath.test(new URL(request.url).pathname);
    return forSandbox ? sandbox.fetch(request, env) : site(request);
  });

  const address = addressOf(server, host);
  if (site) log(`Kadam      ${address}/`);
  log(`Sandbox    ${address}/sandbox (one-time codes, borrowers to try, faults, clock)`);
  log(`Data       ${databaseUrl ? 'the PostgreSQL server of DATABASE_URL' : resolve(dataFolder)}`);
  log('This lender is a sandbox. It shows one-time codes to anybody and never stands in front of real borrowers.');

  const leave = async () => {
    await stop();
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave());
}

try {
  await start(readSettings(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
