import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findPostgres } from '../tests/sandbox/server/postgres.ts';
import { ensureChromium } from './ensure-chromium.ts';

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

/** A check is one claim: it holds or it does not. */
function check(script: string): Count {
  return run(script) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A suite says itself how many of its claims hold; one that ends badly without a count is a failure. */
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
  check('check:types'),
  check('check:lint'),
  check('check:arrows'),
  check('check:exports'),
  check('check:schemas'),
  check('check:translations'),
  check('check:citations'),
  check('build'),
  check('check:browsers'),
  check('check:size'),
  vitest('test:unit'),
  vitest('test:browser'),
  vitest('test:stories'),
  playwright('test:journeys'),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
