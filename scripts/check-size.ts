import { existsSync, readFileSync, statSync } from 'node:fs';
import { languageOfSchemas, languages } from '#languages/index.ts';
import { steps } from '#schemas/index.ts';
import { screens } from '#screens/index.ts';
import { type Chunks, filesWith, kB, largestModules, readChunks } from './build/record-build.ts';
import { endCheck, runCommand, UsageError } from './command.ts';

/**
 * The budgets of what a screen adds, JavaScript and styles, in kB. The screens of one area, a folder of src/screens, share
 * a file; a screen that is named here by its route has a file of its own.
 */
const screenBudgets: Readonly<Record<string, number>> = {
  login: 3,
  home: 8,
  support: 2,
  kyc: 13,
  approval: 4,
  bank: 5,
  loans: 7,
  '/term-condition': 14,
};

/** For the texts of the steps, in kB: a step that is added needs no other budget. */
const stepsBudget = steps.length / 2;

/** The bytes of a file as it is sent: compressed, if that makes it smaller. */
const bytesOf = (file: string) => statSync([`dist/${file}.br`, `dist/${file}`].find(existsSync) ?? '').size;

/** What a page loads by itself. */
const filesOf = (page: string) => {
  const names = readFileSync(`dist/${page}`, 'utf8').matchAll(/(?:src|href)="\/(static\/[^"]+\.(?:js|css))"/g);
  return Array.from(names, ([, file = '']) => file);
};

/** Files that are loaded together, and the limit of their bytes in kB, compressed with brotli. */
type Load = readonly [name: string, files: readonly string[], budget: number];

function readLoads(chunks: Chunks): readonly Load[] {
  const first = filesOf('index.html');
  const others = ['src/app/routed-app.tsx', 'src/app/journey.ts', 'src/app/in-journey.tsx'];
  const shared = [...new Set(['app.html', ...filesOf('app.html'), ...filesWith(chunks, others)])];
  /** What a module adds to every other page. */
  const added = (module: string) => filesWith(chunks, [module]).filter((file) => !shared.includes(file));

  /** What a screen adds: its area and its module come from the import that loads it. */
  function screenLoad({ record: { route }, load }: (typeof screens)[number]): Load {
    const [, module = '', area = ''] = /import\(["'`]\.\/((\w+)\/.+?)["'`]\)/.exec(String(load)) ?? [];
    const budget = screenBudgets[route] ?? screenBudgets[area];
    if (budget === undefined) throw new Error(`scripts/check-size.ts has no budget of ${area || route}.`);
    return [route, added(`src/screens/${module}`), budget];
  }

  const catalogues = languages
    .filter((language) => language.isOffered && 'load' in language)
    .map(({ code }): Load => {
      const file = `src/languages/${code}.json`;
      return [file, filesWith(chunks, [file]), code === languageOfSchemas ? 9 : 13];
    });
  // A borrower loads one of them.
  const isCatalogue = (file: string) => catalogues.some(([, files]) => files.includes(file));

  return [
    // The page contains the first screen and its styles; only a tap has to wait for its scripts.
    ['the page of /, with its styles', ['index.html'], 10],
    ['/', first.filter((file) => file.endsWith('.js')), 80],
    ['every other page', shared, 181.5 + stepsBudget],
    ['its first styles', first.filter((file) => file.endsWith('.css')), 12],
    ...screens.map(screenLoad),
    ...catalogues,
    [
      'all JavaScript, without languages',
      Object.keys(chunks).filter((file) => !isCatalogue(file)),
      212.5 + stepsBudget,
    ],
    ['the service worker', ['sw.js'], 5],
  ];
}

const help = 'npm run check:size   what each page and each screen loads, and its budget';

await runCommand({ help, flags: {} }, () => {
  const chunks = readChunks();
  const isBuilt = ['index.html', ...Object.keys(chunks)].every((file) => existsSync(`dist/${file}`));
  if (!isBuilt) throw new UsageError('There is no build yet. Run: npm run build');
  const issues = readLoads(chunks).flatMap(([name, files, budget]) => {
    const bytes = files.reduce((sum, file) => sum + bytesOf(file), 0);
    console.log(`${kB(bytes).padStart(9)} of ${String(budget).padStart(5)} kB  ${name}`);
    if (bytes <= budget * 1000) return [];
    const largest = `Its largest modules, before minification: ${largestModules(chunks, files)}.`;
    return [`scripts/check-size.ts  '${name}' has ${kB(bytes)}, its budget is ${budget} kB. ${largest}`];
  });
  endCheck(issues, 'Every load is within its budget (scripts/check-size.ts).');
});
