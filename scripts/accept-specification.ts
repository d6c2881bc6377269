import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Baseline } from '#authoring/baseline.ts';
import { departures, formatDeparture, withAccepted } from '#authoring/baseline.ts';
import { journey } from '#schemas/index.ts';
import { baselineFile, readBaseline } from './baseline-file.ts';

const entryLines = (entries: object, indent: string) =>
  Object.entries(entries).map(([key, entry]) => `${indent}"${key}": ${JSON.stringify(entry)}`);

/** The baseline as text: an entry a line, so that a review shows what was accepted where. */
function baselineText({ order, steps }: Baseline): string {
  const routes = Object.entries(steps).map(
    ([route, entries]) => `    "${route}": {\n${entryLines(entries, '      ').join(',\n')}\n    }`,
  );
  return `{\n  "order": ${JSON.stringify(order)},\n  "steps": {\n${routes.join(',\n')}\n  }\n}\n`;
}

/** `npm run accept:specification`: writes the values in force beside the specified ones. */
const baseline = readBaseline();
const found = departures(journey, baseline);
writeFileSync(baselineFile, baselineText(withAccepted(journey, baseline)));
const biome = path.join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome');
spawnSync(process.execPath, [biome, 'format', '--write', baselineFile], { stdio: 'ignore' });
for (const departure of found) console.log(formatDeparture(departure).replace(/ Run 'npm run .*$/, ' Accepted.'));
if (found.length === 0) console.log('No departure from the specification to accept.');
