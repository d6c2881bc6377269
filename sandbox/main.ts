import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLender } from './lender.ts';
import type { Fetch } from './serve.ts';
import { addressOf, listen, stop } from './serve.ts';
import type { Settings } from './server-settings.ts';
import { readSettings } from './server-settings.ts';
import { loadSite } from './static.ts';
import { openFolder, openServer } from './store/open.ts';

const built = fileURLToPath(new URL('../dist/', import.meta.url));
const lendersPlace = /^\/(api|sync|sandbox)(\/|$)/;

async function start({ host, port, dataFolder, databaseUrl, apiOnly }: Settings): Promise<void> {
  if (!apiOnly && !existsSync(join(built, 'index.html'))) throw new Error('There is no build yet. Run: npm run build');
  const ready = Promise.withResolvers<Fetch>();
  const server = await listen(host, port, ready.promise);
  const log = (line: string) => console.log(line);
  const store = await (databaseUrl ? openServer(databaseUrl) : openFolder(dataFolder));
  const lender = createLender({ store, clock: Date.now, log });
  const site = apiOnly ? undefined : await loadSite(built);
  ready.resolve((request, env) => {
    const forLender = !site || lendersPlace.test(new URL(request.url).pathname);
    return forLender ? lender.fetch(request, env) : site(request);
  });

  const address = addressOf(server, host);
  if (site) log(`Kadam      ${address}/`);
  log(`Sandbox    ${address}/sandbox (one-time codes, borrowers to try, faults, clock)`);
  log(`Data       ${databaseUrl ? 'the PostgreSQL server of DATABASE_URL' : resolve(dataFolder)}`);
  log('This lender is a sandbox. It shows one-time codes to anybody and never stands in front of real borrowers.');

  const leave = async () => {
    await stop(server);
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
