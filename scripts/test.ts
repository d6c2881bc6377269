import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findPostgres } from '../tests/sandbox/server/postgres.ts';
import { ensureChromium } from './chromium.ts';

interface Count {
  passed: number;
  failed: number;
}

const reports = 'test-results';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

function run(script: string, ...extra: string[]): boolean {
  console.log(`\n> ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script, ...(extra.length > 0 ? ['--', ...extra] : [])], {
    stdio: 'inherit',
  });
  return status === 0;
}

/** A check is one claim: it holds or it does not. What it prints comes in one piece, as others run beside it. */
async function check(script: string): Promise<Count> {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  console.log(`\n> ${script}\n${printed.trimEnd()}`);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** As many at once as there are processors. */
async function checks(...scripts: readonly string[]): Promise<Count[]> {
  const waiting = scripts.values();
  const counts: Count[] = [];
  const work = async () => {
    for (const script of waiting) counts.push(await check(script));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return counts;
}

/** A suite reports how many of its tests pass; one that fails without a report counts as a failure. */
function suite(script: string, report: string, count: (report: string) => Count, ...extra: string[]): Count {
  const ended = run(script, ...extra);
  try {
    const counted = count(readFileSync(report, 'utf8'));
    return ended || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitest(script: string): Count {
  const report = `${reports}/${script.replace(':', '-')}.json`;
  const count = (text: string) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(text);
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
  };
  return suite(script, report, count, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
}

function playwright(script: string): Count {
  const count = (text: string) => {
    const { stats } = JSON.parse(text);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  };
  return suite(script, `${reports}/journeys.json`, count);
}

ensureChromium();
if (!process.env.DATABASE_URL_TEST && !findPostgres()) {
  console.log(
    'No PostgreSQL is installed and DATABASE_URL_TEST is not set: the store is tested on the embedded engine only.',
  );
}
const counts = [
  ...(await checks(
    'build',
    'check:lint',
    'check:types',
    'check:arrows',
    'check:exports',
    'check:schemas',
    'check:translations',
    'check:citations',
  )),
  ...(await checks('check:browsers', 'check:size')),
  vitest('test:unit'),
  vitest('test:browser'),
  vitest('test:stories'),
  playwright('test:journeys'),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
