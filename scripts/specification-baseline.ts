import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Baseline } from '#authoring/baseline.ts';
import { departures, formatDeparture, withAccepted } from '#authoring/baseline.ts';
import { journey } from '#schemas/index.ts';

const baselineFile = path.join(import.meta.dirname, '../docs/specification-baseline.json');

/** What the specification fixes of the journey, with the departures that were accepted. */
export function readBaseline(file = baselineFile): Baseline {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const entryLines = (entries: object, indent: string) =>
  Object.entries(entries).map(([key, entry]) => `${indent}"${key}": ${JSON.stringify(entry)}`);

/** The baseline as text, an entry on each line, so that a review shows what was accepted. */
function baselineText({ order, steps }: Baseline): string {
  const routes = Object.entries(steps).map(
    ([route, entries]) => `    "${route}": {\n${entryLines(entries, '      ').join(',\n')}\n    }`,
  );
  return `{\n  "order": ${JSON.stringify(order)},\n  "steps": {\n${routes.join(',\n')}\n  }\n}\n`;
}

/** `npm run accept:specification`: writes the values of the schemas beside the specified ones. */
if (import.meta.main) {
  const baseline = readBaseline();
  const found = departures(journey, baseline);
  writeFileSync(baselineFile, baselineText(withAccepted(journey, baseline)));
  const biome = path.join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--write', baselineFile], { stdio: 'ignore' });
  for (const departure of found) console.log(formatDeparture(departure).replace(/ Run 'npm run .*$/, ' Accepted.'));
  if (found.length === 0) console.log('No departure from the specification to accept.');
}
