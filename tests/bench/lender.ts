import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Call } from '#contract/call.ts';
import { saveNameAndEmail } from '#contract/kyc.ts';
import { dashboardCall, loginByMobile, nextStepCall } from '#contract/login.ts';
import { answered } from '../sandbox/answered.ts';
import { newBorrower } from '../sandbox/borrower.ts';
import { findPostgres, startPostgres } from '../sandbox/server/postgres.ts';
import { logIn, shownCode, startSandbox } from '../sandbox/server/sandbox-process.ts';
import { quantile } from './stats.ts';

// npm run bench:lender: four calls and whole journeys, on each store, and the start on an existing folder.

/** So many borrowers tap at once, for so long with each call. */
const borrowers = 16;
const forSeconds = 8;

interface LoadedCall {
  readonly name: string;
  readonly call: Call;
  body(nth: number): object;
}

const exampleOf = (call: Call) => () => Object(call.example.body);

const calls: readonly LoadedCall[] = [
  // Each from another number, as one number may request only some codes an hour.
  { name: 'login', call: loginByMobile, body: (nth) => ({ mobile: String(6_000_000_000 + nth), plateform: 'web' }) },
  { name: 'save', call: saveNameAndEmail, body: exampleOf(saveNameAndEmail) },
  { name: 'next step', call: nextStepCall, body: () => ({ plateform: 'web' }) },
  { name: 'dashboard', call: dashboardCall, body: exampleOf(dashboardCall) },
];

/** Sends one call to all addresses at once, and returns its row of the table. */
async function load({ name, call, body }: LoadedCall, addresses: readonly string[], tokens: readonly string[]) {
  let nth = Math.floor(Math.random() * 1e9);
  const runs = addresses.map((url) =>
    autocannon({
      url,
      connections: borrowers / addresses.length,
      duration: forSeconds,
      requests: [
        {
          method: call.method,
          path: `/api/${call.path}`,
          setupRequest(request) {
            nth += 1;
            const authorization = call.token !== false && { authorization: `Bearer ${tokens[nth % tokens.length]}` };
            const headers = { ...request.headers, 'content-type': 'application/json', ...authorization };
            return { ...request, headers, body: JSON.stringify(body(nth)) };
          },
        },
      ],
    }),
  );
  const results = await Promise.all(runs);
  const perSecond = results.reduce((sum, { requests }) => sum + requests.average, 0);
  const [p50, p99] = (['p50', 'p99'] as const).map((at) => Math.max(...results.map(({ latency }) => latency[at])));
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  return `${name} | ${Math.round(perSecond)} | ${p50} | ${p99} | ${failed} |`;
}

/**
 * New borrowers go from their code to the lender's decision, one after another. Each call goes to the next address, as
 * behind a proxy; the borrowers use the same processors as the lender. Returns the row of the table, with p50 and p99 of
 * a journey.
 */
async function playJourneys(addresses: readonly string[]) {
  let turn = 0;
  const ask = async (request: Request) => {
    turn += 1;
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = method === 'GET' ? null : await request.blob();
    return fetch(`${addresses[turn % addresses.length]}${pathname}${search}`, { method, headers, body });
  };
  const codeFor = (mobile: string) => shownCode(addresses[0] ?? '', mobile);
  let mobile = 7_000_000_000 + Math.floor(Math.random() * 1e9);
  const end = performance.now() + forSeconds * 1000;
  const [durations, failures]: [number[], unknown[]] = [[], []];
  const loop = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      const borrower = newBorrower(String(mobile++), ask, codeFor);
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

/** Starts so many processes on one store, measures every call, and ends them. */
async function measure(store: string, env: Readonly<Record<string, string>>, processes: number): Promise<void> {
  const started = Array.from({ length: processes }, () => startSandbox(env));
  try {
    const addresses = await Promise.all(started.map(({ address }) => address));
    const mobiles = Array.from({ length: borrowers }, (_, nth) => String(9_876_950_000 + nth));
    const tokens = await Promise.all(mobiles.map((mobile) => logIn(addresses[0] ?? '', mobile)));
    const row = (figures: string) => console.log(`| ${store} | ${processes} | ${figures}`);
    for (const call of calls) row(await load(call, addresses, tokens));
    row(await playJourneys(addresses));
  } finally {
    for (const { end } of started) await end('SIGTERM');
  }
}

/** From the start of the process to its first answer, on a folder that exists. */
async function measureStart(folder: string): Promise<void> {
  const began = performance.now();
  const { address, end } = startSandbox({ KADAM_DATA: folder });
  await (await fetch(`${await address}/sandbox`)).text();
  console.log(`\nStart to first answer on an existing folder: ${Math.round(performance.now() - began)} ms`);
  await end('SIGTERM');
}

console.log('| store | processes | call | a second | p50, ms | p99, ms | failed |\n|---|---|---|---|---|---|---|');
const folder = mkdtempSync(join(tmpdir(), 'kadam-load-'));
await measure('PGlite', { KADAM_DATA: folder }, 1);
const programs = findPostgres();
if (programs) {
  const server = await startPostgres(programs);
  for (const processes of [1, 2]) await measure('PostgreSQL', { DATABASE_URL: server.address }, processes);
  await server.remove();
} else console.log('Install PostgreSQL to measure it too.');
await measureStart(folder);
rmSync(folder, { recursive: true });
