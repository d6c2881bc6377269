import path from 'node:path';
import type { Baseline, Departure } from '#authoring/baseline.ts';
import { departures, formatDeparture } from '#authoring/baseline.ts';
import { checkJourney, checkSteps, isStep } from '#authoring/check-journey.ts';
import type { Issue } from '#authoring/issue.ts';
import { formatIssue } from '#authoring/issue.ts';
import type { Known } from '#authoring/known.ts';
import { routes } from '#contract/routes.ts';
import { screens } from '#screens/index.ts';
import type { Schema } from './read-schemas.ts';
import { readSchema } from './read-schemas.ts';
import { placeIssues, routeOf, slowIssues, stepsOf } from './schema-files.ts';
import { schemaNames } from './schema-names.ts';
import { issuesOnly } from './schema-overlay.ts';
import { readBaseline } from './specification-baseline.ts';

// The mobile entry is a screen without a record.
const productKnown: Known = { routes, screens: ['/', ...screens.map(({ record }) => record.route)] };
const schemasFolder = path.join(import.meta.dirname, '../schemas');

interface Checked {
  readonly steps: number;
  readonly issues: readonly Issue[];
  /** Departures from the specification that are not accepted. */
  readonly departures: readonly Departure[];
}

/** Everything wrong with the schemas of a folder: each file alone, then the journey where it can be read. */
export async function schemaIssues(
  folder = schemasFolder,
  known = productKnown,
  baseline?: Baseline,
): Promise<Checked> {
  const schemas = await Promise.all(schemaNames(folder).map((name) => readSchema(folder, name)));
  const index = await readSchema(folder, 'index.ts');
  const { journey } = index.exports;
  const unread = schemas.flatMap((schema) => schema.unread ?? []);
  // What keeps a schema from loading keeps the list from it, too.
  const isOwn = unread.length === 0 || index.source.error !== undefined;
  const others = [...known.routes, ...schemas.map(({ file }) => `/${path.parse(file).name}`)];
  const found = [
    ...unread,
    ...(index.unread && isOwn ? [index.unread] : []),
    ...(index.unread
      ? checkSteps(schemas.flatMap(stepsOf), { ...known, routes: others })
      : checkJourney(journey, known)),
    ...schemas.flatMap((schema) => [...placeIssues(schema, journey), ...slowIssues(schema)]),
  ];
  const sources = [...schemas, index];
  return {
    steps: schemas.length,
    issues: found.map((issue) => inItsPlace(issue, sources)),
    departures: departuresIn(journey, baseline).map((each) => inItsPlace(each, sources)),
  };
}

/** The departures of a journey whose steps can all be read. */
function departuresIn(journey: unknown, baseline: Baseline | undefined): readonly Departure[] {
  const listed: readonly unknown[] = Array.isArray(journey) ? journey : [];
  const entries = listed.filter((entry) => typeof entry === 'string' || isStep(entry));
  return baseline && entries.length === listed.length ? departures(entries, baseline) : [];
}

/** With the file of its step, of either form and also where the route is mistyped, and its line there. */
function inItsPlace<Found extends Pick<Issue, 'file' | 'line' | 'key'>>(
  found: Found,
  sources: readonly Schema[],
): Found {
  const holds = (schema: Schema) => stepsOf(schema).some((step) => `schemas${routeOf(step)}.ts` === found.file);
  const holder = sources.find(holds) ?? sources.find(({ file }) => file === found.file);
  return holder ? { ...found, file: holder.file, line: found.line ?? holder.source.lineOf(found.key) } : found;
}

if (import.meta.main) {
  const baseline = process.argv.includes(issuesOnly) ? undefined : readBaseline();
  const { steps, issues, departures: departed } = await schemaIssues(schemasFolder, productKnown, baseline);
  for (const issue of issues) console.log(formatIssue(issue));
  for (const departure of departed) console.log(formatDeparture(departure));
  const isRight = issues.length === 0 && departed.length === 0;
  if (isRight) console.log(`${steps} steps, no issues`);
  process.exitCode = isRight ? 0 : 1;
}
