import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from './create-sandbox.ts';
import { createHostCheck } from './hosts.ts';
import { addressOf, createGracefulStop, type Fetch, listen } from './serve.ts';
import { readSettings, type Settings } from './server-settings.ts';
import { createSite } from './static.ts';
import { openFolder, openServer } from './store/open.ts';
import { deleteExpired, type Store } from './store/store.ts';

const built = fileURLToPath(new URL('../dist/', import.meta.url));
const tokens = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');
const hourMs = 3_600_000;
const sandboxPath = /^\/(api|sync|sandbox)(\/|$)/;

const log = (line: string) => console.log(line);

function folderLost(): never {
  console.error('Another process took the data folder while this one was suspended.');
  process.exit(1);
}

async function deleteExpiredHourly(store: Store): Promise<void> {
  const run = () =>
    store
      .transaction((db) => deleteExpired(db, Date.now()))
      .catch((error) => log(`Expired rows could not be deleted: ${error}`));
  await run();
  setInterval(run, hourMs).unref();
}

async function start(settings: Settings): Promise<void> {
  const { HOST, PORT, KADAM_DATA, DATABASE_URL, KADAM_ORIGIN: publicOrigin } = settings;
  const site = settings.apiOnly ? undefined : createSite(built);
  const ready = Promise.withResolvers<Fetch>();
  const server = await listen(HOST, PORT, ready.promise);
  const stop = createGracefulStop(server);
  const store = await (DATABASE_URL ? openServer(DATABASE_URL) : openFolder(KADAM_DATA, { log, onLost: folderLost }));
  await deleteExpiredHourly(store);
  const sandbox = createSandbox({ store, clock: Date.now, log, publicOrigin, tokens });
  const checkHost = createHostCheck(settings);
  ready.resolve((request, env) => {
    const rejection = checkHost(request);
    if (rejection) return rejection;
    const forSandbox = !site || sandboxPath.test(new URL(request.url).pathname);
    return forSandbox ? sandbox.fetch(request, env) : site.fetch(request, env);
  });

  const address = addressOf(server, HOST);
  if (site) log(`Kadam      ${address}/`);
  log(`Sandbox    ${address}/sandbox (one-time codes, borrowers to try, faults, clock)`);
  log(`Data       ${DATABASE_URL ? 'the PostgreSQL server of DATABASE_URL' : resolve(KADAM_DATA)}`);
  log('This lender is a sandbox: it shows one-time codes to anybody. Never use it for real borrowers.');

  const shutDown = async () => {
    await stop();
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown());
}

try {
  await start(readSettings(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
