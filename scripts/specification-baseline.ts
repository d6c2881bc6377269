import { readFileSync, writeFileSync } from 'node:fs';
import { type Baseline, departures, withAccepted } from '#authoring/baseline.ts';
import { runCommand } from './command.ts';

const file = 'docs/specification-baseline.json';

/** What the specification fixes of the journey, with the departures that were accepted. */
export const readBaseline = (): Baseline => JSON.parse(readFileSync(file, 'utf8'));

async function accept(): Promise<void> {
  // Not for the checker, which also reads schemas that do not load.
  const { journey } = await import('#schemas/index.ts');
  const baseline = readBaseline();
  const found = departures(journey, baseline);
  writeFileSync(file, `${JSON.stringify(withAccepted(journey, baseline), null, 2)}\n`);
  for (const { file: at, key, wrong } of found) console.log(`${at}  ${key}: ${wrong}.`);
  console.log(`${found.length} departures from the specification are accepted. Now: npm run fix`);
}

const help = 'npm run accept:specification   writes the values of the schemas beside the specified ones';

if (import.meta.main) await runCommand({ help, flags: {} }, accept);
