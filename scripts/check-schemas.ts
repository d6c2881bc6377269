import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from '#authoring/check-finding.ts';
import { told } from '#authoring/check-finding.ts';
import { checkJourney } from '#authoring/check-journey.ts';
import type { Known } from '#authoring/check-step.ts';
import { routes } from '#contract/routes.ts';
import { iconNames } from '#ui/brand/icon-names.ts';
import type { Schema } from './read-schemas.ts';
import { readSchema, readSchemas } from './read-schemas.ts';
import { expressionOf, isSlow } from './slow-expressions.ts';

const known: Known = { routes, icons: iconNames };
const schemasFolder = path.join(import.meta.dirname, '../schemas');

const routeOf = (exported: unknown): unknown => Object(exported).route;
const stepsOf = ({ exports }: Schema) => Object.values(exports).filter((exported) => routeOf(exported) !== undefined);

/** A schema's file is named as its route, and its step stands in the journey: nothing else leads to a step. */
function placeFindings(schema: Schema, journey: readonly unknown[]): Finding[] {
  const { file } = schema;
  const found = (wrong: string, write: string) => ({ file, key: 'route', wrong, write });
  const steps = stepsOf(schema);
  if (steps.length === 0) return [{ ...found('exports no step', 'export const … = step({ … })'), key: 'step' }];
  return steps.flatMap((step) => [
    ...(`schemas${routeOf(step)}.ts` === file
      ? []
      : [found(`'${routeOf(step)}' is not the file's name`, `'/${path.basename(file, '.ts')}'`)]),
    ...(journey.includes(step)
      ? []
      : [found('its step is not in the journey', 'its import and its line in schemas/index.ts')]),
  ]);
}

const slow = (expression: RegExp) => `${expression} can take seconds over a long text`;
const quicker = 'one in which no repeated part can match in two ways, or a rule of src/engine/rules.ts';

/** Expressions over which the phone stands still: those the file writes out, and those a rule got from elsewhere. */
function slowFindings(schema: Schema): Finding[] {
  const { file, source } = schema;
  const written = source.expressions.filter(({ expression }) => isSlow(expression));
  const texts = source.expressions.map(({ expression }) => String(expression));
  const fields = stepsOf(schema).flatMap((step) => Object.entries(Object(Object(step).fields)));
  const rules = fields.flatMap(([name, field]) =>
    [Object(field).rules].flat().map((rule, place) => ({ key: `fields.${name}.rules[${place}]`, rule })),
  );
  return [
    ...written.map(({ line, expression }) => ({
      file,
      line,
      key: 'expression',
      wrong: slow(expression),
      write: quicker,
    })),
    ...rules.flatMap(({ key, rule }) => {
      const expression = expressionOf(rule);
      const told = expression === undefined || texts.includes(String(expression)) || !isSlow(expression);
      return told ? [] : [{ file, key, wrong: slow(expression), write: quicker }];
    }),
  ];
}

interface Checked {
  readonly steps: number;
  readonly findings: readonly Finding[];
}

/** Everything wrong with the schemas of a folder. What cannot be read comes alone: nothing else is known then. */
export async function schemaFindings(folder = schemasFolder): Promise<Checked> {
  const schemas = await readSchemas(folder);
  const steps = schemas.length;
  const unread = schemas.flatMap((schema) => schema.unread ?? []);
  if (unread.length > 0) return { steps, findings: unread };
  const index = await readSchema(folder, 'index.ts');
  if (index.unread) return { steps, findings: [index.unread] };

  const { journey } = index.exports;
  const listed: readonly unknown[] = Array.isArray(journey) ? journey : [];
  const found = [
    ...checkJourney(journey, known).map((finding) => inItsFile(finding, schemas)),
    ...schemas.flatMap((schema) => [...placeFindings(schema, listed), ...slowFindings(schema)]),
  ];
  return { steps, findings: found.map((finding) => inItsLine(finding, [...schemas, index])) };
}

/** A mistyped route must not hide the file that holds it. */
function inItsFile(finding: Finding, schemas: readonly Schema[]): Finding {
  const holder = schemas.find((schema) =>
    stepsOf(schema).some((step) => `schemas${routeOf(step)}.ts` === finding.file),
  );
  return { ...finding, file: holder?.file ?? finding.file };
}

function inItsLine(finding: Finding, schemas: readonly Schema[]): Finding {
  const source = schemas.find(({ file }) => file === finding.file)?.source;
  return source === undefined || finding.line !== undefined
    ? finding
    : { ...finding, line: source.lineOf(finding.key) };
}

/**
 * The same as lines to print, none where nothing is wrong, read by a process of its own: it sees each schema as it is
 * now, not as it was first imported. For the development server, on every change in schemas/.
 */
export async function schemaFindingsAfresh(): Promise<readonly string[]> {
  const child = promisify(execFile)(process.execPath, [path.join(schemasFolder, '../scripts/check-schemas.ts')]);
  const { stdout, stderr } = await child.catch((failed: { stdout: string; stderr: string }) => failed);
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !line.endsWith('no findings'));
}

if (import.meta.main) {
  const { steps, findings } = await schemaFindings();
  for (const finding of findings) console.log(told(finding));
  if (findings.length === 0) console.log(`${steps} steps, no findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
