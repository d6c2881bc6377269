import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AtEnd, temporaryFolder } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

const program = `
  import { formatIssue } from '#authoring/issue.ts';
  import { schemaIssues } from './scripts/check-schemas.ts';
  import { known } from './tests/schemas/fixtures/known.ts';
  const lines = [];
  for (const folder of process.argv.slice(1)) {
    lines.push((await schemaIssues(folder, known)).issues.map(formatIssue));
  }
  console.log(JSON.stringify(lines));
`;

/**
 * The lines that the checker prints for each folder of schemas. Runs the command in a process of its own, because the test
 * runner reports a module that does not load with other messages.
 * @param folders the texts of the files of each folder, by their names
 */
export async function checkedApart(
  folders: readonly Readonly<Record<string, string>>[],
  atEnd?: AtEnd,
): Promise<string[][]> {
  const parent = await temporaryFolder(path.join(import.meta.dirname, 'written-'), atEnd);
  const paths = folders.map((_, at) => path.join(parent, String(at)));
  for (const [at, folder = ''] of paths.entries()) {
    await mkdir(folder);
    for (const [name, text] of Object.entries(folders[at] ?? {})) await writeFile(path.join(folder, name), text);
  }
  const { stdout, stderr } = await runScript(['--input-type=module', '--eval', program, ...paths]);
  return JSON.parse(stdout || stderr);
}
