import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { routes, savedUnder } from '#contract/routes.ts';
import type { Finding } from '#engine/check-finding.ts';
import { told } from '#engine/check-finding.ts';
import { checkJourney } from '#engine/check-journey.ts';
import type { Known } from '#engine/check-step.ts';
import { iconNames } from '#ui/icon-names.ts';

const known: Known = { routes, saveKeys: savedUnder, icons: iconNames };
const schemasFolder = path.join(import.meta.dirname, '../schemas');

interface Schema {
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly unread: readonly Finding[];
}

async function readSchema(folder: string, name: string): Promise<Schema> {
  const file = `schemas/${name}`;
  try {
    return { file, exports: await import(pathToFileURL(path.join(folder, name)).href), unread: [] };
  } catch (error) {
    const wrong = `cannot be read: ${error instanceof Error ? error.message : error}`;
    return {
      file,
      exports: {},
      unread: [{ file, key: 'import', wrong, write: `what loads (node ${file} shows the line)` }],
    };
  }
}

const routeOf = (exported: unknown): unknown => Object(exported).route;

/** A schema's file is named as its route, and its step stands in the journey. */
function placeFindings({ file, exports }: Schema, journey: readonly unknown[]): Finding[] {
  const steps = Object.values(exports).filter((exported) => routeOf(exported) !== undefined);
  return steps.flatMap((step): Finding[] => [
    ...(`schemas${routeOf(step)}.ts` === file
      ? []
      : [
          {
            file,
            key: 'route',
            wrong: `'${routeOf(step)}' is not the file's name`,
            write: `'/${path.basename(file, '.ts')}'`,
          },
        ]),
    ...(journey.includes(step)
      ? []
      : [
          {
            file,
            key: 'route',
            wrong: 'its step is not in the journey',
            write: 'its import and its line in schemas/index.ts',
          },
        ]),
  ]);
}

/** Everything wrong with the schemas of a folder. What cannot be read comes alone: nothing else is known then. */
export async function schemaFindings(folder = schemasFolder): Promise<{ steps: number; findings: readonly Finding[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && name !== 'index.ts').toSorted();
  const schemas = await Promise.all(names.map((name) => readSchema(folder, name)));
  const unread = schemas.flatMap((schema) => schema.unread);
  if (unread.length > 0) return { steps: names.length, findings: unread };
  const index = await readSchema(folder, 'index.ts');
  if (index.unread.length > 0) return { steps: names.length, findings: index.unread };

  const { journey } = index.exports;
  const listed: readonly unknown[] = Array.isArray(journey) ? journey : [];
  // A mistyped route must not hide the file that holds it.
  const holders = new Map(
    schemas.flatMap(({ file, exports }) => Object.values(exports).map((step) => [`schemas${routeOf(step)}.ts`, file])),
  );
  const found = checkJourney(journey, known).map((finding) => ({
    ...finding,
    file: holders.get(finding.file) ?? finding.file,
  }));
  return { steps: names.length, findings: [...found, ...schemas.flatMap((schema) => placeFindings(schema, listed))] };
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
