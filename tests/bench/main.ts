import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { booleanFlag, type FlagValues, runCommand, stringFlag, UsageError } from '../../scripts/command.ts';
import { buildFor, installPeers } from './build.ts';
import { compare, figures, type Results } from './figures.ts';
import { browserVersion, type Emulation, phoneText } from './phone.ts';
import { comparisonPicture } from './picture.ts';
import { comparisonTable, subjectTable, withFigures } from './report.ts';
import { measureRun, type Run } from './runs.ts';
import { serveSubject } from './serve.ts';
import { subjects } from './subjects.ts';
import { traceSubject } from './trace.ts';

const page = 'docs/performance.md';
const peerNames = subjects.flatMap(({ name, isPeer }) => (isPeer ? name : []));

const help = `npm run bench [-- flags]
  --runs 4              how often each subject is measured, in turns (default 3)
  --peers formkit       peers to measure too, with commas between: ${peerNames.join(', ')}
  --only app,hand-net   these subjects alone; prints the tables, and leaves ${page} as it is
  --slowdown 4          how many times slower the processor of the phone is than that of this machine (default 6)
  --trace               a trace of the journey of each, instead: Chrome's performance panel shows where its time goes`;

function names(list = ''): string[] {
  const named = list.split(',').filter(Boolean);
  const unknown = named.find((name) => !subjects.some((subject) => subject.name === name));
  if (unknown) throw new UsageError(`'${unknown}' is not a subject. --help lists them.`);
  return named;
}

const flags = {
  runs: { ...stringFlag, default: '3' },
  peers: stringFlag,
  only: stringFlag,
  slowdown: { ...stringFlag, default: '6' },
  trace: booleanFlag,
} as const;

function readOptions(values: FlagValues<typeof flags>) {
  const [peers, only] = [names(values.peers), names(values.only)];
  const [runs, slowdown] = [Number(values.runs), Number(values.slowdown)];
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs ${values.runs} is not a number of runs.`);
  if (!(slowdown >= 1)) throw new UsageError(`--slowdown ${values.slowdown} is not a number of at least 1.`);
  const chosen = subjects.filter(({ name, isPeer }) =>
    only.length > 0 ? only.includes(name) : !isPeer || peers.includes(name),
  );
  return {
    ...values,
    runs,
    slowdown,
    isPartial: only.length > 0,
    chosen,
  };
}

type Options = ReturnType<typeof readOptions>;

/** The date, the machine and the versions of a measurement. */
function conditions({ chosen }: Options, { version, slowdown }: Emulation): string {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { dependencies, devDependencies } = read('package.json');
  const own = [
    'vite',
    'playwright',
    'react',
    '@tanstack/react-router',
    '@tanstack/react-query',
    'react-hook-form',
    'zod',
  ];
  const versions = new Map(own.map((name) => [name, { ...dependencies, ...devDependencies }[name]]));
  const peers = chosen.some(({ isPeer }) => isPeer) ? read('tests/bench/peers/package.json').dependencies : {};
  for (const [name, version] of Object.entries(peers)) versions.set(name, version);
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  return [
    `${new Date().toISOString().slice(0, 10)}, ${machine}; emulated phone: ${phoneText(slowdown)}. Chromium ${version}`,
    `Node ${process.versions.node}`,
    ...Array.from(versions, ([name, used]) => `${name} ${used}`),
  ].join(', ');
}

/** The figures of a run in one line, and the errors of its pages. */
function lineOf(run: Run): string {
  const measured = figures.flatMap(({ label, read }) => {
    const value = read(run);
    return value === undefined ? [] : `${label} ${Math.round(value)}`;
  });
  return [...measured, ...(run.journey?.errors ?? []).map((error) => `ERROR ${error}`)].join(', ');
}

async function measureAll({ chosen, runs }: Options, emulation: Emulation): Promise<Results> {
  const results: Record<string, Run[]> = Object.fromEntries(chosen.map(({ name }) => [name, []]));
  const served = [];
  for (const subject of chosen)
    served.push({ subject, ...(await serveSubject(subject, await buildFor(subject))), emulation });
  for (let run = 1; run <= runs; run++) {
    for (const one of served) {
      const { name } = one.subject;
      try {
        const measured = await measureRun(one);
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

await runCommand({ help, flags }, async (values) => {
  const options = readOptions(values);
  if (options.chosen.some(({ isPeer }) => isPeer)) installPeers();
  const emulation = { version: await browserVersion(), slowdown: options.slowdown };
  if (options.trace) {
    for (const subject of options.chosen.filter(({ firstLoadOnly }) => !firstLoadOnly))
      console.log(await traceSubject(subject, emulation));
    return;
  }
  const results = await measureAll(options, emulation);
  const comparisons = compare(
    results,
    peerNames.filter((name) => results[name]?.length),
  );
  const measured = Math.min(...Object.values(results).map((all) => all.length));
  const text = [
    `Medians of ${measured} interleaved runs, and the range. ${conditions(options, emulation)}`,
    comparisonTable(comparisons),
    'Every subject of the same runs:',
    subjectTable(results),
  ].join('\n\n');
  console.log(`\n${text}`);
  if (options.isPartial) return;
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), `![figures](performance.svg)\n\n${text}`));
  writeFileSync('docs/performance.svg', comparisonPicture(comparisons));
});
