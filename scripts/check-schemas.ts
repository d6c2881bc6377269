import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isSafe } from 'redos-detector';
import { type Baseline, departures } from '#authoring/baseline.ts';
import { checkJourney, checkSteps } from '#authoring/check-journey.ts';
import { readStep } from '#authoring/check-shape.ts';
import type { KnownRoutes } from '#authoring/check-step.ts';
import { formatIssue, type Issue, issueAt } from '#authoring/issue.ts';
import { routes } from '#contract/routes.ts';
import { wholeText } from '#engine/rules.ts';
import type { Journey } from '#engine/step.ts';
import { screens } from '#screens/index.ts';
import { endCheck, runCommand } from './command.ts';
import { readSchema, type Schema } from './read-schemas.ts';
import { isMissingHindi } from './schema-issues.ts';
import { schemaNames } from './schema-names.ts';
import { readBaseline } from './specification-baseline.ts';

// The mobile entry is a screen without a record.
export const productKnown: KnownRoutes = {
  screens: ['/', ...screens.map(({ record }) => record.route)],
  specified: routes,
};
const schemasFolder = path.join(import.meta.dirname, '../schemas');

const stem = ({ file }: Pick<Issue, 'file'>) => path.parse(file).name;
const routeOf = (exported: unknown): unknown => Object(exported).route;
const stepsOf = ({ exports }: Schema) => Object.values(exports).filter((exported) => routeOf(exported) !== undefined);

/** Why a schema has no step that can be checked, if so. */
function unreadIssue(schema: Schema): Issue | undefined {
  const { file, unread, exports } = schema;
  if (unread || stepsOf(schema).length > 0) return unread;
  const isStep = file.endsWith('.json') || Object.values(exports).some((exported) => 'fields' in Object(exported));
  const [wrong, write] = isStep
    ? ['has no route', `route: '/${stem(schema)}'`]
    : ['exports no step', 'export const … = step({ … })'];
  return { file, key: 'step', wrong, write };
}

const isMalformed = (route: unknown) => readStep({ route }).issues.some(({ key }) => key === 'route');

/** A schema whose file is not named after its route, or whose step is not in the journey, if that can be read. */
function* placeIssues(schema: Schema, journey: unknown): Iterable<Issue> {
  const { file } = schema;
  const named = `/${stem(schema)}`;
  for (const route of stepsOf(schema).map(routeOf)) {
    const write = 'its import and its line in schemas/index.ts, or delete this file';
    const isListed = !Array.isArray(journey) || journey.some((entry) => [entry, routeOf(entry)].includes(route));
    if (route !== named && !isMalformed(route)) {
      const right = isMalformed(named)
        ? `a file name in small letters with hyphens, such as '${String(route).slice(1)}'`
        : `'${named}', or rename the file`;
      yield { file, ...issueAt('route', `'${route}' is not the file's name`, right) };
    }
    if (!isListed) yield { file, ...issueAt('route', 'its step is not in the journey', write) };
  }
}

/** What is in the folder and would be overlooked: a folder, or a file whose name ends in another way. */
function strayIssues(folder: string): Issue[] {
  const stray = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() || /\.(?:tsx|jsx?|jsonc|txt)$/.test(entry.name),
  );
  const write = "each step as a file directly in schemas/ whose name ends with '.ts' or '.json'";
  return stray.map(({ name }) => ({ file: `schemas/${name}`, ...issueAt('step', 'is not read', write) }));
}

/** Regular expressions that can block a phone. The limit counts steps, so that it is the same on every machine. */
function slowIssues(schema: Schema): Issue[] {
  const fields = stepsOf(schema).flatMap((step) => Object.entries(Object(Object(step).fields)));
  return fields.flatMap(([name, field]) =>
    [Object(field).rules].flat().flatMap((rule, index) => {
      const { rule: kind, value } = Object(rule);
      if (kind !== 'pattern' || isFast(value)) return [];
      const wrong = `/${value}/ can take seconds over a long text`;
      const write = 'one in which no repeated part can match in two ways, or a rule of src/engine/rules.ts';
      return [{ file: schema.file, key: `fields.${name}.rules[${index}]`, wrong, write }];
    }),
  );
}

/** Whether an expression takes few steps. An invalid expression is reported with the shape of its step. */
function isFast(expression: string): boolean {
  try {
    return isSafe(wholeText(expression), { maxSteps: 20_000, timeout: Number.POSITIVE_INFINITY }).safe;
  } catch {
    return true;
  }
}

/**
 * Everything wrong with the schemas of a folder: each file alone; then the journey, if its list loads; then, if only Hindi
 * is missing, the departures from the specification that are not accepted.
 */
export async function schemaIssues(folder = schemasFolder, known = productKnown, baseline?: Baseline) {
  const schemas = await Promise.all(schemaNames(folder).map((name) => readSchema(folder, name)));
  const index = await readSchema(folder, 'index.ts');
  const { journey } = index.exports;
  const unread = schemas.flatMap((schema) => unreadIssue(schema) ?? []);
  // A schema that does not load keeps the list from loading, too: that issue is not the list's own.
  const isOwn = unread.length === 0 || index.source.error !== undefined;
  const written = schemas.map((schema) => `/${stem(schema)}`);
  // The list may load with a file that has an issue as a whole: its step would be reported again, or as an entry of the list.
  const isWanted = ({ file, key }: Issue) =>
    unread.length === 0 || !(unread.some((one) => stem(one) === stem({ file })) || /^journey\[\d+\]\./.test(key));
  const found = [
    ...unread,
    ...schemas
      .filter((schema, nth) => written.indexOf(`/${stem(schema)}`) < nth)
      .map(({ file }) => ({ file, ...issueAt('step', 'another file has this name', 'one of the two') })),
    ...(index.unread && isOwn ? [index.unread] : []),
    ...(index.unread
      ? checkSteps(schemas.flatMap(stepsOf), { ...known, written })
      : checkJourney(journey, { ...known, written }).filter(isWanted)),
    ...strayIssues(folder),
    ...schemas.flatMap((schema) => [...placeIssues(schema, journey), ...slowIssues(schema)]),
  ];
  // A departure that follows from a mistake must be corrected, not accepted.
  const isRight = found.map(formatIssue).every(isMissingHindi);
  // Without a mistake, it is a list of steps and routes.
  const departed = baseline && isRight ? departures(journey as Journey, baseline) : [];
  const sources = [...schemas, index];
  return { steps: schemas.length, issues: [...found, ...departed].map((issue) => inItsPlace(issue, sources)) };
}

/** Gives an issue the file of its step, in either form and even if the route is mistyped, and the line in that file. */
function inItsPlace(found: Issue, sources: readonly Schema[]): Issue {
  const holds = (schema: Schema) => stepsOf(schema).some((step) => `schemas${routeOf(step)}.ts` === found.file);
  const holder = sources.find(holds) ?? sources.find(({ file }) => file === found.file);
  if (!holder) return found;
  const write = holder.file.endsWith('.json') ? asJson(found.write) : found.write;
  return { ...found, write, file: holder.file, line: found.line ?? holder.source.lineOf(found.key) };
}

/** What to write in JSON, which has double quotes, and quotes around names: `{ key: '…' }` is `{ "key": "…" }`. */
const asJson = (write: string) =>
  write.replace(/(?<![\p{L}\d])'(.*?)'(?![\p{L}\d])/gu, '"$1"').replace(/(?<=[{,:] |^)\w+(?=: )/g, '"$&"');

const help = 'npm run check:schemas   what is wrong with the schemas, and where they depart from the specification';

if (import.meta.main)
  await runCommand({ help, flags: {} }, async () => {
    const { steps, issues } = await schemaIssues(schemasFolder, productKnown, readBaseline());
    endCheck(issues.map(formatIssue), `${steps} steps, no issues`);
  });
