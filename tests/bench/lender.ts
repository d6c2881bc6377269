import { mkdtempDisposableSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Call } from '#contract/call.ts';
import { saveNameAndEmail } from '#contract/kyc.ts';
import { dashboardCall, loginByMobile, nextStepCall } from '#contract/login.ts';
import { runCommand } from '../../scripts/command.ts';
import { startSandbox } from '../../scripts/journey/start-sandbox.ts';
import { installedServers, type Started, startServer } from '../deploy/start-server.ts';
import { answered, borrowerAt } from '../sandbox/borrower.ts';
import { findPostgres, startPostgres } from '../sandbox/server/postgres.ts';
import { quantile } from './stats.ts';

const help =
  'npm run bench:lender   four calls, whole journeys and a script on each store, and the start on an existing folder';

/** How many borrowers tap at once, and for how long with each call. */
const borrowers = 16;
const forSeconds = 8;

// The certificate of nginx is self-signed.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

interface LoadedCall {
  readonly name: string;
  readonly call: Call;
  body(nth: number): object;
}

const exampleOf = (call: Call) => () => Object(call.example.body);

const calls: readonly LoadedCall[] = [
  // Each from another number, because a number may request only a few codes an hour.
  { name: 'login', call: loginByMobile, body: (nth) => ({ mobile: String(6_000_000_000 + nth), plateform: 'web' }) },
  { name: 'save', call: saveNameAndEmail, body: exampleOf(saveNameAndEmail) },
  { name: 'next step', call: nextStepCall, body: () => ({ plateform: 'web' }) },
  { name: 'dashboard', call: dashboardCall, body: exampleOf(dashboardCall) },
];

/** Sends a request repeatedly, and returns its row of the table. */
async function load(name: string, url: string, request: autocannon.Request): Promise<string> {
  const options = { url, connections: borrowers, duration: forSeconds, requests: [request] };
  const { requests, latency, non2xx, errors } = await autocannon(options);
  return `${name} | ${Math.round(requests.average)} | ${latency.p50} | ${latency.p99} | ${non2xx + errors} |`;
}

/** Sends one call, each time for another borrower. */
function loadCall({ name, call, body }: LoadedCall, url: string, tokens: readonly string[]) {
  let nth = Math.floor(Math.random() * 1e9);
  return load(name, url, {
    method: call.method,
    path: `/api/${call.path}`,
    setupRequest(request) {
      nth += 1;
      const authorization = call.token !== false && { authorization: `Bearer ${tokens[nth % tokens.length]}` };
      const headers = { ...request.headers, 'content-type': 'application/json', ...authorization };
      return { ...request, headers, body: JSON.stringify(body(nth)) };
    },
  });
}

/** Requests the largest script of the build, compressed: from the sandbox, or from the nginx in front of it. */
function loadScript(url: string) {
  const folder = 'dist/static/js';
  const sizeOf = (name: string) => statSync(join(folder, name)).size;
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const [largest] = scripts.sort((a, b) => sizeOf(b) - sizeOf(a));
  return load('largest script', url, { path: `/static/js/${largest}`, headers: { 'accept-encoding': 'gzip' } });
}

/**
 * New borrowers go from their code to the lender's decision, one after another, on the same processors as the lender.
 * Returns the row of the table, with p50 and p99 of a journey.
 */
async function playJourneys(url: string) {
  let mobile = 7_000_000_000 + Math.floor(Math.random() * 1e9);
  const end = performance.now() + forSeconds * 1000;
  const [durations, failures]: [number[], unknown[]] = [[], []];
  const loop = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      const borrower = borrowerAt(url, String(mobile++));
      try {
        await borrower.logIn();
        await borrower.reach('/enter-address');
        answered(await borrower.save('/enter-address'));
        durations.push(performance.now() - began);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: borrowers }, loop));
  const perSecond = durations.length / ((performance.now() - began) / 1000);
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(quantile(durations, share)));
  return `journey | ${perSecond.toFixed(1)} | ${p50} | ${p99} | ${failures.length} |`;
}

/** What was started and must end, also after a failure or a signal. */
const running = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void running.disposeAsync().then(() => process.exit(130)));

function startLender(env: Readonly<Record<string, string>>, flags?: readonly string[]) {
  const lender = startSandbox(env, flags);
  running.defer(async () => void (await lender.end('SIGTERM')));
  return lender;
}

/** Starts some processes on one store, behind nginx if there are several, measures every call, and ends them. */
async function measure(
  store: string,
  env: Readonly<Record<string, string>>,
  processes: number,
  flags: readonly string[] = [],
): Promise<void> {
  const started = Array.from({ length: processes }, () => startLender(env, flags));
  let proxy: Started | undefined;
  try {
    const addresses = await Promise.all(started.map(({ address }) => address));
    const hosts = addresses.map((address) => new URL(address).host);
    if (processes > 1) proxy = await startServer('nginx', ...hosts);
    const address = proxy?.address ?? addresses[0] ?? '';
    const mobiles = Array.from({ length: borrowers }, (_, nth) => String(9_876_950_000 + nth));
    const tokens = await Promise.all(
      mobiles.map(async (mobile) => (await borrowerAt(address, mobile).logIn()).jwtToken),
    );
    const row = (figures: string) => console.log(`| ${store} | ${processes} | ${figures}`);
    for (const call of calls) row(await loadCall(call, address, tokens));
    row(await playJourneys(address));
    row(await loadScript(address));
  } finally {
    await proxy?.end();
    for (const { end } of started) await end('SIGTERM');
  }
}

/** From the start of the process to its first answer, on a folder that exists. */
async function measureStart(folder: string): Promise<void> {
  const began = performance.now();
  const { address, end } = startLender({ KADAM_DATA: folder });
  await (await fetch(`${await address}/sandbox`)).text();
  console.log(`\nStart to first answer on an existing folder: ${Math.round(performance.now() - began)} ms`);
  await end('SIGTERM');
}

await runCommand({ help, flags: {} }, async () => {
  console.log('| store | processes | call | a second | p50, ms | p99, ms | failed |\n|---|---|---|---|---|---|---|');
  const { path: folder } = running.use(mkdtempDisposableSync(join(tmpdir(), 'kadam-load-')));
  await measure('PGlite', { KADAM_DATA: folder }, 1, ['--build']);
  const programs = findPostgres();
  if (programs) {
    const server = await startPostgres(programs);
    running.defer(server.remove);
    const counts = installedServers().includes('nginx') ? [1, 2] : [1];
    for (const processes of counts) await measure('PostgreSQL', { DATABASE_URL: server.address }, processes);
  } else console.log('Install PostgreSQL to measure it too.');
  await measureStart(folder);
}).finally(() => running.disposeAsync());
