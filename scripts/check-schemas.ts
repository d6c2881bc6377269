import path from 'node:path';
import type { Baseline, Departure } from '#authoring/baseline.ts';
import { departures, formatDeparture } from '#authoring/baseline.ts';
import { checkJourney, checkSteps, isStep } from '#authoring/check-journey.ts';
import type { Issue } from '#authoring/issue.ts';
import { formatIssue } from '#authoring/issue.ts';
import type { Known } from '#authoring/known.ts';
import { routes } from '#contract/routes.ts';
import { screens } from '#screens/index.ts';
import { writtenJourney } from './journey-source.ts';
import type { Schema } from './read-schemas.ts';
import { readSchema, readSchemas } from './read-schemas.ts';
import { placeIssues, routeOf, slowIssues, stepsOf } from './schema-files.ts';
import { issuesOnly } from './schema-overlay.ts';
import { readBaseline } from './specification-baseline.ts';

// The mobile entry is a screen without a record.
const productKnown: Known = { routes, screens: ['/', ...screens.map(({ record }) => record.route)] };
const schemasFolder = path.join(import.meta.dirname, '../schemas');

interface Checked {
  readonly steps: number;
  /** The routes of the steps that can be read. */
  readonly routes: readonly string[];
  readonly issues: readonly Issue[];
  /** Departures from the specification that are not accepted. */
  readonly departures: readonly Departure[];
}

interface Listed {
  readonly index: Schema;
  /** The list of the steps; undefined where not even its text can be read. */
  readonly journey?: unknown;
}

/** The journey; where a schema does not load, the list without it. */
async function readJourney(folder: string, schemas: readonly Schema[]): Promise<Listed> {
  const index = await readSchema(folder, 'index.ts');
  if (!index.unread) return { index, journey: index.exports.journey };
  const written = await writtenJourney(folder);
  if (written.length === 0) return { index };
  const journey = written.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    const step = schemas.find(({ file }) => file === entry.file)?.exports[entry.name];
    return step === undefined ? [] : [step];
  });
  // That a schema does not load is reported at that schema.
  const own = index.source.error !== undefined || schemas.every(({ unread }) => unread === undefined);
  const { unread, ...read } = index;
  return { index: own ? index : read, journey };
}

/** Everything wrong with the schemas of a folder: each file alone, then the journey of those that can be read. */
export async function schemaIssues(
  folder = schemasFolder,
  known = productKnown,
  baseline?: Baseline,
): Promise<Checked> {
  const schemas = await readSchemas(folder);
  const { index, journey } = await readJourney(folder, schemas);
  const listed: readonly unknown[] = Array.isArray(journey) ? journey : [];
  const steps = journey === undefined && index.unread ? schemas.flatMap(stepsOf) : undefined;
  const found = [
    ...schemas.flatMap(({ unread }) => unread ?? []),
    ...(index.unread ? [index.unread] : []),
    ...(steps ? checkSteps(steps, known) : checkJourney(journey, known)).map((issue) => inItsFile(issue, schemas)),
    ...schemas.flatMap((schema) => [...placeIssues(schema, steps ?? listed), ...slowIssues(schema)]),
  ];
  const sources = [...schemas, index];
  return {
    steps: schemas.length,
    routes: schemas.flatMap(stepsOf).map(routeOf).map(String),
    issues: found.map((issue) => inItsLine(issue, sources)),
    departures: departuresIn(listed, baseline).map((each) => inItsLine(inItsFile(each, schemas), sources)),
  };
}

/** The departures of a journey whose steps can all be read. */
function departuresIn(journey: readonly unknown[], baseline: Baseline | undefined): readonly Departure[] {
  const entries = journey.filter((entry) => typeof entry === 'string' || isStep(entry));
  return baseline && entries.length === journey.length ? departures(entries, baseline) : [];
}

/** Puts an issue into the file of its step, of either form, also where the route is mistyped. */
function inItsFile<Found extends Pick<Issue, 'file'>>(issue: Found, schemas: readonly Schema[]): Found {
  const holder = schemas.find((schema) => stepsOf(schema).some((step) => `schemas${routeOf(step)}.ts` === issue.file));
  return { ...issue, file: holder?.file ?? issue.file };
}

function inItsLine<Found extends Pick<Issue, 'file' | 'line' | 'key'>>(
  found: Found,
  schemas: readonly Schema[],
): Found {
  const source = schemas.find(({ file }) => file === found.file)?.source;
  return source === undefined || found.line !== undefined ? found : { ...found, line: source.lineOf(found.key) };
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
