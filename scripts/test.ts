import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureChromium } from './chromium.ts';
import { runCommand } from './command.ts';

const reports = 'test-results';

const sum = { passed: 0, failed: 0 };
/** The checks and tests that failed, named again at the end: what they printed is far above. */
const failures: string[] = [];

/** A check is one claim: it holds or it does not. What it prints comes in one piece, as others run beside it. */
async function check(script: string): Promise<void> {
  const child = spawn(`npm run --silent ${script} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const status = new Promise((resolve) => child.once('close', resolve));
  console.log(`\n> ${script}\n${(await text(child.stdout)).trimEnd()}`);
  const isPassed = (await status) === 0;
  sum[isPassed ? 'passed' : 'failed'] += 1;
  if (!isPassed) failures.push(script);
}

/** As many at once as there are processors. */
async function checks(...scripts: readonly string[]): Promise<void> {
  const waiting = scripts.values();
  const work = async () => {
    for (const script of waiting) await check(script);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** A suite reports how many of its tests pass; one that fails without a report of it counts as one failure. */
function suite(script: string, path: string, ...options: readonly string[]): void {
  console.log(`\n> ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...options], { stdio: 'inherit' });
  const files = readReport(path);
  const failed = files.flatMap(failedTests);
  if (failed.length === 0 && status !== 0) failed.push('');
  sum.passed += files.flatMap(({ assertionResults }) => assertionResults.filter(isPassed)).length;
  sum.failed += failed.length;
  failures.push(...failed.map((test) => `${script} ${test}`.trimEnd()));
}

interface Result {
  readonly status: string;
}

/** A file of tests, as Vitest reports it. */
interface TestFile extends Result {
  readonly name: string;
  readonly assertionResults: readonly (Result & { readonly fullName: string })[];
}

/** The same, as Playwright reports it. */
interface JourneyFile {
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly [Result] }[];
}

/** None of a suite that did not start. */
function readReport(path: string): readonly TestFile[] {
  if (!existsSync(path)) return [];
  const report: { testResults: TestFile[] } | { suites: JourneyFile[] } = JSON.parse(readFileSync(path, 'utf8'));
  if ('testResults' in report) return report.testResults;
  return report.suites.map(({ file, specs }) => ({
    name: file,
    status: 'passed',
    assertionResults: specs.map(({ title, tests: [{ status }] }) => ({ fullName: title, status })),
  }));
}

const isPassed = ({ status }: Result) => ['passed', 'expected'].includes(status);
/** A journey that passes at its second try is flaky, and failed too. */
const isFailed = ({ status }: Result) => ['failed', 'unexpected', 'flaky'].includes(status);

/** The failed tests of a file, or the file where it could not be loaded. */
function failedTests({ name, assertionResults, ...file }: TestFile): readonly string[] {
  const failed = assertionResults.filter(isFailed);
  if (failed.length === 0 && isFailed(file)) return [name];
  return failed.map(({ fullName }) => `${name}: ${fullName}`);
}

const help = 'npm test   every check and every suite';

await runCommand({ help, flags: {} }, async () => {
  // Hundreds of processes start: the compiled code of one is kept for the next, which starts in half the time.
  process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  ensureChromium();
  const sources = ['lint', 'types', 'arrows', 'exports', 'schemas', 'translations', 'citations'];
  await checks(...sources.map((name) => `check:${name}`));
  // First, because npm start builds what the others read.
  suite('test:journeys', `${reports}/journeys.json`);
  await checks('check:browsers', 'check:size');
  for (const script of ['test:unit', 'test:browser']) {
    const report = `${reports}/${script.replace(':', '-')}.json`;
    suite(script, report, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  }
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
});
