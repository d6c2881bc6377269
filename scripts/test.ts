import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { findPostgres } from '../tests/sandbox/server/postgres.ts';
import { ensureChromium } from './chromium.ts';

const reports = 'test-results';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const sum = { passed: 0, failed: 0 };
function count(passed: number, failed: number): void {
  sum.passed += passed;
  sum.failed += failed;
}

/** A check is one claim: it holds or it does not. What it prints comes in one piece, as others run beside it. */
async function check(script: string): Promise<void> {
  const child = spawn(`npm run --silent ${script} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const status = new Promise((resolve) => child.once('close', resolve));
  console.log(`\n> ${script}\n${(await text(child.stdout)).trimEnd()}`);
  if ((await status) === 0) count(1, 0);
  else count(0, 1);
}

/** As many at once as there are processors. */
async function checks(...scripts: readonly string[]): Promise<void> {
  const waiting = scripts.values();
  const work = async () => {
    for (const script of waiting) await check(script);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** A suite reports how many of its tests pass; one that fails without a report counts as a failure. */
function suite(script: string, report: string, ...options: readonly string[]): void {
  console.log(`\n> ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...options], { stdio: 'inherit' });
  const before = sum.failed;
  try {
    const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'));
    if (stats) count(stats.expected, stats.unexpected + stats.flaky);
    else count(vitest.numPassedTests, Math.max(vitest.numFailedTests, vitest.numFailedTestSuites));
  } catch {
    count(0, 1);
  }
  if (status !== 0 && sum.failed === before) count(0, 1);
}

function vitest(script: string): void {
  const report = `${reports}/${script.replace(':', '-')}.json`;
  suite(script, report, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
}

ensureChromium();
if (!process.env.DATABASE_URL_TEST && !findPostgres())
  console.log('Without PostgreSQL or DATABASE_URL_TEST, the store is tested on the embedded engine only.');
await checks(
  'build',
  'check:lint',
  'check:types',
  'check:arrows',
  'check:exports',
  'check:schemas',
  'check:translations',
  'check:citations',
);
await checks('check:browsers', 'check:size');
for (const script of ['test:unit', 'test:browser']) vitest(script);
suite('test:journeys', `${reports}/journeys.json`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);
