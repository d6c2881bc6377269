import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Baseline } from '#authoring/baseline.ts';
import { departures, formatDeparture, withAccepted } from '#authoring/baseline.ts';
import { journey } from '#schemas/index.ts';

const file = 'docs/specification-baseline.json';

/** What the specification fixes of the journey, with the departures that were accepted. */
export const readBaseline = (): Baseline => JSON.parse(readFileSync(file, 'utf8'));

/** The baseline as text, an entry on each line, so that a review shows what was accepted. */
function baselineText({ order, steps }: Baseline): string {
  const routes = Object.entries(steps).map(([route, entries]) => {
    const lines = Object.entries(entries).map(([key, entry]) => `      "${key}": ${JSON.stringify(entry)}`);
    return `    "${route}": {\n${lines.join(',\n')}\n    }`;
  });
  return `{\n  "order": ${JSON.stringify(order)},\n  "steps": {\n${routes.join(',\n')}\n  }\n}\n`;
}

/** `npm run accept:specification`: writes the values of the schemas beside the specified ones. */
if (import.meta.main) {
  const baseline = readBaseline();
  const found = departures(journey, baseline);
  writeFileSync(file, baselineText(withAccepted(journey, baseline)));
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  spawnSync(process.execPath, [biome, 'format', '--write', file], { stdio: 'ignore' });
  for (const departure of found) console.log(formatDeparture(departure).replace(/ Run 'npm run .*$/, ' Accepted.'));
  if (found.length === 0) console.log('No departure from the specification to accept.');
}
