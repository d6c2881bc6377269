import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { screens } from '#screens/index.ts';
import { endCheck } from './command.ts';
import { budgets, screenBudgets } from './size/budgets.ts';
import { readChunks } from './size/record-build.ts';
import { type AcceptedSizes, exceeded, filesWith, type Load, modulesOf, sizeLines } from './size/sizes.ts';

const acceptedFile = 'docs/size-baseline.json';

/** A file as sent: compressed with brotli, where that makes it smaller. */
function bytes(file: string): number {
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

const additionalLoad = (name: string, module: string, budget: number): Load => ({
  name,
  files: filesWith(chunks, [module]).filter((file) => !shared.includes(file)),
  budget,
});

/** What a screen adds: its part of the journey and its module come from the import that loads it. */
function screenLoad({ record: { route }, load }: (typeof screens)[number]): Load {
  const [, module = '', part = ''] = /import\(["'`]\.\/((\w+)\/.+?)["'`]\)/.exec(String(load)) ?? [];
  const budget = screenBudgets[route] ?? screenBudgets[part];
  if (budget === undefined) throw new Error(`scripts/size/budgets.ts has no budget of ${part || route}.`);
  return additionalLoad(route, `src/screens/${module}`, budget);
}

const loads: readonly Load[] = [
  { name: 'the page of /, with its styles', files: ['index.html'], budget: budgets.page },
  { name: '/', files: first.filter((file) => file.endsWith('.js')), budget: budgets.firstScripts },
  { name: 'every other page', files: shared, budget: budgets.otherPages },
  { name: 'its first styles', files: first.filter((file) => file.endsWith('.css')), budget: budgets.otherStyles },
  additionalLoad('a step', 'src/app/journey-screen.tsx', budgets.step),
  ...screens.map(screenLoad),
  { name: 'the texts in Hindi', files: filesWith(chunks, ['src/languages/hi.json']), budget: budgets.hindi },
  { name: 'all JavaScript', files: Object.keys(chunks), budget: budgets.allScripts },
  { name: 'the service worker', files: ['sw.js'], budget: budgets.serviceWorker },
];

const accepted: AcceptedSizes = existsSync(acceptedFile) ? JSON.parse(readFileSync(acceptedFile, 'utf8')) : {};
if (process.argv.includes('--accept')) {
  const sizes = Object.entries(modulesOf(Object.values(chunks)))
    .filter(([, size]) => size > 0)
    .toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(acceptedFile, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
}
console.log(sizeLines(loads, bytes).join('\n'));
endCheck(exceeded(loads, chunks, bytes, accepted), 'Every load is within its budget (scripts/size/budgets.ts).');
