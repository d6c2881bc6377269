import { readFileSync, writeFileSync } from 'node:fs';
import { type Baseline, departures, withAccepted } from '#authoring/baseline.ts';
import { runCommand } from './command.ts';
import { formatted } from './formatted.ts';

const file = 'docs/specification-baseline.json';

/** What the specification fixes of the journey, with the departures that were accepted. */
export const readBaseline = (): Baseline => JSON.parse(readFileSync(file, 'utf8'));

async function accept(): Promise<void> {
  // Imported only here, because the checker, which imports this module, must also work if a schema does not load.
  const { journey } = await import('#schemas/index.ts');
  const baseline = readBaseline();
  const found = departures(journey, baseline);
  writeFileSync(file, formatted(file, JSON.stringify(withAccepted(journey, baseline))));
  for (const { file: at, key, wrong } of found) console.log(`${at}  ${key}: ${wrong}. Accepted.`);
  if (found.length === 0) console.log('No departure from the specification to accept.');
}

const help = 'npm run accept:specification   writes the values of the schemas beside the specified ones';

if (import.meta.main) await runCommand({ help, flags: {} }, accept);
