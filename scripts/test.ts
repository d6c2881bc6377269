import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ensureChromium } from './chromium.ts';
import { runCommand } from './command.ts';

const reports = 'test-results';

const sum = { passed: 0, failed: 0 };
/** The checks and tests that failed. They are named again at the end, because their output is far above. */
const failures: string[] = [];

/** Runs a check, which passes or fails as a whole. Its output is printed in one piece, because others run beside it. */
async function check(script: string): Promise<void> {
  const child = spawn(`npm run --silent ${script} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const status = new Promise((resolve) => child.once('close', resolve));
  console.log(`\n> ${script}\n${(await text(child.stdout)).trimEnd()}`);
  const isPassed = (await status) === 0;
  sum[isPassed ? 'passed' : 'failed'] += 1;
  if (!isPassed) failures.push(script);
}

/** Runs checks, as many at once as there are processors. */
const checks = (...scripts: readonly string[]) =>
  Readable.from(scripts).forEach(check, { concurrency: availableParallelism() });

/** Runs a suite and reads its report of passed and failed tests. A suite that fails without one counts as one failure. */
async function suite(script: string, reportFile: string, ...options: readonly string[]): Promise<void> {
  console.log(`\n> ${script}`);
  const child = spawn('npm', ['run', '--silent', script, '--', ...options], { stdio: 'inherit' });
  const [status] = await once(child, 'close');
  const tests = readReport(reportFile);
  const failed = tests.filter(isFailed).map(({ name }) => `${script} ${name}`);
  if (failed.length === 0 && status !== 0) failed.push(script);
  sum.passed += tests.filter(isPassed).length;
  sum.failed += failed.length;
  failures.push(...failed);
}

function vitest(script: string): Promise<void> {
  const report = `${reports}/${script.replace(':', '-')}.json`;
  return suite(script, report, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
}

interface Result {
  readonly name: string;
  readonly status: string;
}

/** The journeys of a file or a describe(), and of those in it. */
const journeysIn = ({ file, specs, suites = [] }: JSONReportSuite): Result[] => [
  ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ name: `${file}: ${title}`, status }))),
  ...suites.flatMap(journeysIn),
];

/** The tests in the report of a suite: none if it did not start. A file that could not be loaded counts as one test. */
function readReport(reportFile: string): readonly Result[] {
  if (!existsSync(reportFile)) return [];
  const report: JsonTestResults | JSONReport = JSON.parse(readFileSync(reportFile, 'utf8'));
  if ('suites' in report) return report.suites.flatMap(journeysIn);
  return report.testResults.flatMap(({ name: file, status: ofFile, assertionResults }) => {
    const tests = assertionResults.map(({ fullName, status }) => ({ name: `${file}: ${fullName}`, status }));
    return tests.length > 0 ? tests : [{ name: file, status: ofFile }];
  });
}

const isPassed = ({ status }: Result) => ['passed', 'expected'].includes(status);
/** A journey that passes at its second try is flaky, and failed too. */
const isFailed = ({ status }: Result) => ['failed', 'unexpected', 'flaky'].includes(status);

const help = 'npm test   every check and every suite';

await runCommand({ help, flags: {} }, async () => {
  // Hundreds of processes start: the compiled code of one is kept for the next, which starts in half the time.
  process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  ensureChromium();
  const sources = ['lint', 'types', 'arrows', 'exports', 'schemas', 'translations', 'citations'];
  // A suite begins with a server or a database, which keep only one processor busy: checks run beside it. The journeys
  // come first, because their `npm start` writes the build that the other checks and suites read.
  await Promise.all([
    checks(...sources.map((name) => `check:${name}`)),
    suite('test:journeys', `${reports}/journeys.json`),
  ]);
  await Promise.all([checks('check:browsers', 'check:size'), vitest('test:unit')]);
  await vitest('test:browser');
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.toSorted().join('\n  ')}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
});
