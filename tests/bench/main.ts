import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../../scripts/command.ts';
import { buildFor, installPeers } from './build.ts';
import type { Results } from './figures.ts';
import { compare } from './figures.ts';
import { browserVersion, phoneText } from './phone.ts';
import { comparisonPicture } from './picture.ts';
import { profilePicture, profileSubject, profileTable } from './profile.ts';
import type { Measured } from './report.ts';
import { comparisonTable, figuresText, runsText, subjectTable, withPart } from './report.ts';
import type { Run } from './runs.ts';
import { createPatience, measureRun } from './runs.ts';
import { serveSubject } from './serve.ts';
import type { Subject } from './subjects.ts';
import { subjects } from './subjects.ts';

const page = 'docs/performance.md';

const help = `npm run bench [-- flags]
  --runs 4              how often each subject is measured, in turns (default 3)
  --peers rjsf,formkit  peers to measure too: ${subjects.flatMap(({ name, isPeer }) => (isPeer ? name : [])).join(', ')}
  --only app,hand-net   these subjects alone; prints the tables, and leaves ${page} as it is
  --patience 600        seconds that it waits for a quiet machine, in all
  --profile             where the time of a step and of a key goes, instead`;

function names(list: string | undefined): string[] {
  const named = list?.split(',').filter(Boolean) ?? [];
  const unknown = named.find((name) => !subjects.some((subject) => subject.name === name));
  if (unknown) throw new UsageError(`'${unknown}' is no subject. --help lists them.`);
  return named;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      peers: { type: 'string' },
      only: { type: 'string' },
      patience: { type: 'string', default: '600' },
      profile: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [peers, only] = [names(values.peers), names(values.only)];
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs ${values.runs} is no number of runs.`);
  const isMeasured = ({ name, isPeer }: Subject) =>
    only.length > 0 ? only.includes(name) : !isPeer || peers.includes(name);
  return {
    ...values,
    runs,
    patience: Number(values.patience),
    isPartial: only.length > 0,
    chosen: subjects.filter(isMeasured),
  };
}

/** The versions of what is measured, and of what measures. */
function versionsOf(chosen: readonly Subject[], browser: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { dependencies, devDependencies } = read('package.json');
  const all = { ...dependencies, ...devDependencies };
  const own = [
    'react',
    'vite',
    '@tanstack/react-router',
    '@tanstack/react-query',
    'react-hook-form',
    'zod',
    'ky',
    'playwright',
  ];
  const ofPeers = chosen.some(({ isPeer }) => isPeer)
    ? Object.entries(read('tests/bench/peers/package.json').dependencies)
    : [];
  const packages = [...own.map((name) => [name, all[name]]), ...ofPeers].map(([name, version]) => `${name} ${version}`);
  return [`Chromium ${browser}`, `Node ${process.versions.node}`, ...new Set(packages)];
}

const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB; emulated phone: ${phoneText}`;

const ms = (value: number | undefined) => (value === undefined ? '–' : Math.round(value));

const lineOf = ({ load, use, journey, again, hindi, disturbed }: Run) =>
  `largest paint ${ms(load.largestPaint)}, usable ${ms(use.usable)}, answered ${ms(use.answered)}, ` +
  `step ${ms(journey?.stepMedian)}/${ms(journey?.stepP95)}, key ${ms(journey?.keyMedian)}/${ms(journey?.keyP95)}, ` +
  `second visit ${ms(again?.usable)}, Hindi ${ms(hindi?.usable)} ms${disturbed ? '  DISTURBED' : ''}` +
  (journey?.errors.length ? `\n  errors: ${journey.errors.join('; ')}` : '');

async function measureAll(
  { chosen, runs, patience }: ReturnType<typeof readOptions>,
  version: string,
): Promise<Results> {
  const results: Record<string, Run[]> = Object.fromEntries(chosen.map(({ name }) => [name, []]));
  const left = createPatience(patience);
  const served = [];
  for (const subject of chosen)
    served.push({ subject, ...(await serveSubject(subject, await buildFor(subject))), version });
  for (let run = 1; run <= runs; run++) {
    for (const one of served) {
      const { name } = one.subject;
      try {
        const measured = await measureRun(one, left);
        results[name]?.push(measured);
        console.log(`${run}/${runs} ${name}: ${lineOf(measured)}`);
      } catch (error) {
        console.log(`${run}/${runs} ${name} FAILED: ${error instanceof Error ? error.message : error}`);
        process.exitCode = 1;
      }
    }
  }
  for (const { close } of served) close();
  return results;
}

function writePart(name: string, text: string, file: string, picture: string): void {
  writeFileSync(page, withPart(readFileSync(page, 'utf8'), name, text));
  writeFileSync(file, picture);
}

/** A build whose functions have names, traced once. */
async function profile({ chosen, isPartial }: ReturnType<typeof readOptions>, version: string): Promise<void> {
  const columns = [];
  for (const subject of chosen) if (!subject.firstLoadOnly) columns.push(...(await profileSubject(subject, version)));
  const text = profileTable(columns);
  console.log(`\n${text}`);
  if (isPartial) return;
  const image = '![The parts of a step and of a key](performance-profile.svg)';
  writePart('profile', `${image}\n\n${text}`, 'docs/performance-profile.svg', profilePicture(columns));
}

async function bench(): Promise<void> {
  const options = readOptions();
  if (options.help) return console.log(help);
  if (options.chosen.some(({ isPeer }) => isPeer)) installPeers();
  const version = await browserVersion();
  if (options.profile) return profile(options, version);
  const results = await measureAll(options, version);
  const measured: Measured = {
    results,
    subjects: options.chosen,
    machine: machine(),
    date: new Date().toISOString().slice(0, 10),
    versions: versionsOf(options.chosen, version),
  };
  const peers = options.chosen.flatMap(({ name, isPeer }) => (isPeer ? name : []));
  const comparisons = compare(results, peers);
  console.log(`\n${comparisonTable(comparisons)}\n\n${subjectTable(measured)}\n\n${runsText(results)}`);
  if (options.isPartial) return;
  writePart('figures', figuresText(measured, comparisons), 'docs/performance.svg', comparisonPicture(comparisons));
}

await runCommand(bench);
