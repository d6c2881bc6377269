import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { ensureChromium } from './chromium.ts';
import { runCommand } from './command.ts';

const reports = 'test-results';

const sum = { passed: 0, failed: 0 };
/** What failed, named again at the end; each names its failed tests at its own end. */
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
function suite(script: string, report: string, ...options: readonly string[]): void {
  console.log(`\n> ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...options], { stdio: 'inherit' });
  const { stats, ...vitest } = readReport(report);
  // A journey that passed at its second try failed too.
  const failed = stats ? stats.unexpected + stats.flaky : Math.max(vitest.numFailedTests, vitest.numFailedTestSuites);
  sum.passed += stats?.expected ?? vitest.numPassedTests;
  sum.failed += failed || Number(status !== 0);
  if (failed || status !== 0) failures.push(script);
}

/** The report of Playwright, which has `stats`, or of Vitest; none of a suite that did not start. */
function readReport(report: string) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 0 };
  }
}

const help = 'npm test   every check and every suite';

await runCommand({ help, flags: {} }, async () => {
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
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
});
