import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Change, Journey } from './compare.ts';
import { compareJourneys } from './compare.ts';

const root = process.cwd();

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

async function run(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trimEnd();
}

async function importJourney(folder: string, name: string): Promise<Journey> {
  try {
    return (await import(pathToFileURL(path.join(folder, 'schemas/index.ts')).href)).journey;
  } catch (error) {
    throw new Error(`The schemas ${name} cannot be read: ${String(error).split('\n')[0]}`);
  }
}

/** The journey of a commit, read with the engine of that commit, in a package of its own. */
async function journeyAt(commit: string, ref: string): Promise<Journey> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kadam-diff-'));
  try {
    const archive = path.join(folder, 'schemas.tar');
    await run('git', 'archive', `--output=${archive}`, commit, 'schemas', 'src', 'package.json');
    await run('tar', '-xf', archive, '-C', folder);
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    return await importJourney(folder, `of ${ref}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function filesSince(commit: string): Promise<string[]> {
  const changed = await run('git', 'diff', '--name-only', '--relative', commit);
  const added = await run('git', 'ls-files', '--others', '--exclude-standard');
  return `${changed}\n${added}`.split('\n').filter(Boolean).toSorted();
}

/** The changes as Markdown for a pull request, with the files that differ beside the schemas. */
function page(since: string, changes: readonly Change[], files: readonly string[]): string {
  const others = files.filter((file) => !file.startsWith('schemas/'));
  const sections = changes.map(({ of, lines }) => [`### ${of}`, '', ...lines.map((line) => `- ${line}`)].join('\n'));
  return [
    `## Steps, compared with ${since}`,
    others.length === 0
      ? 'This change touches schemas/ alone.'
      : `Beside schemas/, this change touches ${others.length} files: ${others.slice(0, 8).join(', ')}${others.length > 8 ? ', …' : ''}.`,
    ...(sections.length > 0 ? sections : ['No borrower and no server sees a difference in the steps.']),
  ].join('\n\n');
}

const [, , ref = stop('Which commit to compare with? npm run diff:schemas -- main')] = process.argv;
const commit = await run('git', 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(() =>
  stop(`'${ref}' is no commit here. Give a branch, a tag or a hash, such as main or HEAD~1.`),
);
try {
  const changes = compareJourneys(await journeyAt(commit, ref), await importJourney(root, 'as they are now'));
  console.log(page(`${ref} (${commit.slice(0, 7)})`, changes, await filesSince(commit)));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
