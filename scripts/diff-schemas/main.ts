import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { git, journeyAt } from './at-ref.ts';
import { compareJourneys } from './compare.ts';
import { diffPage } from './page.ts';

const root = process.cwd();

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error));

async function commitOf(ref: string): Promise<string> {
  const commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  return commit.catch(() =>
    stop(`'${ref}' is no commit here. Give a branch, a tag or a hash, such as main or HEAD~1.`),
  );
}

async function filesSince(commit: string): Promise<string[]> {
  const [changed, fresh] = await Promise.all([
    git(root, 'diff', '--name-only', '--relative', commit),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ]);
  return `${changed}\n${fresh}`.split('\n').filter(Boolean).toSorted();
}

const ref = process.argv[2];
if (ref === undefined) stop('Which commit to compare with? npm run diff:schemas -- main');

const commit = await commitOf(ref);
const earlier = await journeyAt(root, commit).catch((error: unknown) =>
  stop(`The schemas of ${ref} cannot be read, not even with the engine of that time: ${reasonOf(error)}`),
);
const now = await import(pathToFileURL(path.join(root, 'schemas/index.ts')).href).catch((error: unknown) =>
  stop(`The schemas as they are cannot be read: ${reasonOf(error)}. npm run check:schemas tells where.`),
);
console.log(
  diffPage({
    since: `${ref} (${commit.slice(0, 7)})`,
    changes: compareJourneys(earlier.journey, now.journey),
    files: await filesSince(commit),
    note: earlier.note,
  }),
);
