import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { screens } from '#screens/index.ts';
import { endCheck } from './command.ts';
import { readChunks } from './size/record-build.ts';
import { type AcceptedSizes, exceeded, filesWith, kB, type Load, modulesOf } from './size/sizes.ts';

/**
 * The budgets of what a screen adds, JavaScript and styles. The screens of one part of the journey share a file; the one
 * that is named by its route has its own.
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

const acceptedFile = 'docs/size-baseline.json';

/** The bytes of a file as sent: compressed with brotli, where that makes it smaller. */
function bytesOf(file: string): number {
  const compressed = `dist/${file}.br`;
  if (existsSync(compressed)) return statSync(compressed).size;
  const raw = readFileSync(`dist/${file}`);
  return Math.min(raw.length, brotliCompressSync(raw).length);
}

const chunks = readChunks();
const isBuilt = Object.keys(chunks).every((file) => existsSync(`dist/${file}`));
if (!isBuilt || !existsSync('dist/index.html')) {
  console.error('There is no build yet. Run: npm run build');
  process.exit(1);
}

/** What a page loads by itself. */
const filesOf = (page: string) => {
  const names = readFileSync(`dist/${page}`, 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g);
  return Array.from(names, ([, file = '']) => file);
};
const first = filesOf('index.html');
const others = ['src/app/routed.tsx', 'src/app/journey.ts', 'src/app/in-journey.tsx'];
const shared = [...new Set(['app.html', ...filesOf('app.html'), ...filesWith(chunks, others)])];

/** What a module adds to every other page. */
const added = (module: string) => filesWith(chunks, [module]).filter((file) => !shared.includes(file));

/** What a screen adds: its part of the journey and its module come from the import that loads it. */
function screenLoad({ record: { route }, load }: (typeof screens)[number]): Load {
  const [, module = '', part = ''] = /import\(["'`]\.\/((\w+)\/.+?)["'`]\)/.exec(String(load)) ?? [];
  const budget = screenBudgets[route] ?? screenBudgets[part];
  if (budget === undefined) throw new Error(`scripts/check-size.ts has no budget of ${part || route}.`);
  return [route, added(`src/screens/${module}`), budget];
}

const loads: readonly Load[] = [
  // It has the first screen and its styles; its scripts must have come before a tap is answered.
  ['the page of /, with its styles', ['index.html'], 10],
  ['/', first.filter((file) => file.endsWith('.js')), 80],
  ['every other page', shared, 190],
  ['its first styles', first.filter((file) => file.endsWith('.css')), 12],
  ['a step', added('src/app/journey-screen.tsx'), 1],
  ...screens.map(screenLoad),
  ['the texts in Hindi', filesWith(chunks, ['src/languages/hi.json']), 9],
  ['all JavaScript', Object.keys(chunks), 230],
  ['the service worker', ['sw.js'], 6],
];

const accepted: AcceptedSizes = existsSync(acceptedFile) ? JSON.parse(readFileSync(acceptedFile, 'utf8')) : {};
if (process.argv.includes('--accept')) {
  const sizes = modulesOf(Object.values(chunks))
    .filter(([, size]) => size > 0)
    .toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(acceptedFile, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
}
const issues = loads.flatMap((load) => {
  const [name, files, budget] = load;
  const bytes = files.reduce((sum, file) => sum + bytesOf(file), 0);
  console.log(`${kB(bytes).padStart(9)} of ${String(budget).padStart(3)} kB  ${name}`);
  return exceeded(load, bytes, chunks, accepted);
});
endCheck(issues, 'Every load is within its budget (scripts/check-size.ts).');
