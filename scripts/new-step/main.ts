import { parseArgs } from 'node:util';
import { saveKeys } from '#engine/saving.ts';
import { allRoutes, journey, steps } from '#schemas/index.ts';
import { readSchemaIssues } from '../schema-overlay.ts';
import type { Given } from './ask.ts';
import { askFor, missingOf, wishOf } from './ask.ts';
import { draftsFor, write } from './files.ts';
import { refusalsOf } from './refusals.ts';
import { newKinds } from './wish.ts';

const root = process.cwd();
const flag = { type: 'string' } as const;
const options = {
  route: flag,
  title: flag,
  subtitle: flag,
  section: flag,
  label: flag,
  kind: flag,
  options: flag,
  reason: flag,
  minimum: flag,
  maximum: flag,
  'save-key': flag,
  after: flag,
  hindi: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
} as const;

function stop(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function readFlags() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const flags = Object.keys(options).map((name) => `--${name}`);
    return stop(error instanceof Error ? error.message : String(error), `The flags are ${flags.join(', ')}.`);
  }
}

const { 'dry-run': dry = false, hindi = [], ...flags } = readFlags();
const order: readonly string[] = journey.map((place) => (typeof place === 'string' ? place : place.route));

async function complete(given: Given): Promise<Given> {
  const missing = missingOf(given).map((name) => `--${name}`);
  if (missing.length === 0) return given;
  if (process.stdin.isTTY && process.stdout.isTTY) return askFor(given, order);
  return stop(`Missing: ${missing.join(', ')}. In a terminal, npm run new:step asks for them.`);
}

const given = await complete(flags);
// What another step says already is said the same here.
const known: Record<string, string> = Object.assign({}, ...steps.map((step) => step.hindi));
const wish = wishOf(given, hindi, known);
if (wish === undefined) {
  stop(
    `--kind '${given.kind}': give ${newKinds.join(', ')}. The others ask a call: copy schemas/enter-address.ts or bank-details.ts.`,
  );
}

const fields = Object.fromEntries(
  steps.flatMap((step) => Object.keys(step.fields).map((name) => [name, step.route] as const)),
);
const keys = Object.fromEntries(steps.flatMap((step) => Object.keys(saveKeys(step)).map((key) => [key, step.route])));
const refused = refusalsOf(wish, { routes: allRoutes, saveKeys: keys, order, fields });
if (refused.length > 0) stop(...refused);

const next = order[order.indexOf(wish.after) + 1];
const drafts = await draftsFor(root, wish, wish.after, next);
if (dry) {
  for (const { file, added } of drafts) console.log(`${file}\n${added.map((line) => `  + ${line}`).join('\n')}\n`);
  console.log('Nothing was written.');
} else {
  await write(root, drafts);
  for (const { file, added } of drafts)
    console.log(`${file}: ${added.length === 1 ? '1 line' : `${added.length} lines`}`);
  const issues = await readSchemaIssues();
  console.log(
    [
      '',
      ...(issues.length > 0 ? ['Still to write:', ...issues.map((issue) => `  ${issue}`), ''] : []),
      'Then:',
      `  npm run dev      to see it: http://127.0.0.1:5173${wish.route}`,
      '  npm run check:schemas   where the journey departs from the specification now, and how to accept it',
      '  npm run fix      to put it on the journey map',
      '  npm test',
    ].join('\n'),
  );
}
