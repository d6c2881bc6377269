import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareJourneys } from '#authoring/compare-journeys.ts';
import type { Journey } from '#engine/step.ts';
import { journey } from '#schemas/index.ts';
import { changedFiles, commitOf, withCheckout } from './checkout.ts';
import { runCommand, UsageError } from './command.ts';

async function importJourney(folder: string, ref: string): Promise<Journey> {
  try {
    return (await import(pathToFileURL(path.join(folder, 'schemas/index.ts')).href)).journey;
  } catch (error) {
    throw new UsageError(`The schemas of ${ref} cannot be read: ${String(error).split('\n')[0]}`);
  }
}

/** The schemas, and the pages that `npm run docs` writes from them. */
const ofSchemas = /^(schemas\/|docs\/journey\.)/;

/** Whether a change touches files beside the schemas. */
function otherFiles(changed: readonly string[]): string {
  const others = changed.filter((file) => !ofSchemas.test(file));
  if (others.length === 0) return 'This change touches schemas/ alone.';
  const count = others.length === 1 ? '1 file' : `${others.length} files`;
  return `Beside schemas/, this change touches ${count}: ${others.slice(0, 8).join(', ')}${others.length > 8 ? ', …' : ''}.`;
}

const help = 'npm run diff:schemas -- main   what differs in the steps since a commit, in words, as Markdown';

await runCommand({ help, flags: {}, maxWords: 1 }, async (_flags, [ref]) => {
  const commit = commitOf(ref, 'diff:schemas');
  const changed = changedFiles(commit);
  if (changed.length === 0) return console.log(`Nothing has changed since ${ref}.`);
  // The schemas of a commit need its own engine, and its package.json, which resolves their imports.
  const files = ['schemas', 'src', 'package.json'];
  const before = await withCheckout(commit, files, (folder) => importJourney(folder, String(ref)));
  const changes = compareJourneys(before, journey);
  const sections = changes.map(({ of, lines }) => [`### ${of}`, '', ...lines.map((line) => `- ${line}`)].join('\n'));
  console.log(`## Steps, compared with ${ref} (${commit.slice(0, 7)})\n\n${otherFiles(changed)}\n`);
  console.log(sections.join('\n\n') || 'No borrower and no server sees a difference in the steps.');
});
