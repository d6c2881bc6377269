import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyProject } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

const copy = await copyProject(afterAll);

describe('npm run diff:schemas', () => {
  const git = (...args: string[]) =>
    promisify(execFile)(
      'git',
      ['-c', 'user.name=Meera', '-c', 'user.email=meera@kadam.example', '-c', 'commit.gpgsign=false', ...args],
      { cwd: copy },
    );
  const diff = (...args: string[]) => runScript(['scripts/diff-schemas.ts', ...args], { cwd: copy });
  const change = async (file: string, from: string, to: string) => {
    const place = path.join(copy, file);
    await writeFile(place, (await readFile(place, 'utf8')).replaceAll(from, to));
  };

  beforeAll(async () => {
    await rm(path.join(copy, 'schemas'), { recursive: true });
    await cp('tests/schemas/fixtures/journey', path.join(copy, 'schemas'), { recursive: true });
    await git('init', '--quiet', '--initial-branch=main');
    await writeFile(path.join(copy, '.git/info/exclude'), 'node_modules\n');
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'As it was');
  });

  beforeEach(() => change('schemas/deposit.ts', 'atLeast(1000,', 'atLeast(5000,'));
  afterEach(async () => {
    await git('checkout', '.');
    await git('clean', '--force', '--quiet');
  });

  test('reports what a raised minimum does, and that only schemas are changed', async () => {
    // npm run docs changes this page too.
    await writeFile(path.join(copy, 'docs/journey.md'), '# The journey');
    const { stdout } = await diff('main');
    expect(stdout).toContain('This change touches schemas/ alone.');
    expect(stdout).toContain('- Deposit: minimum 1000 → 5000. Saved drafts between 1000 and 4999 become invalid.');
  });

  test('reports that nothing has changed, not that schemas are', async () => {
    await git('checkout', '.');
    expect((await diff('main')).stdout).toBe('Nothing has changed since main.\n');
  });

  test('reads a commit whose schemas need a part that the engine no longer has', async () => {
    await change('src/engine/rules.ts', '  sameAs,', '  sameAs: equalTo,');
    await change('schemas/account.ts', 'sameAs', 'equalTo');
    await writeFile(path.join(copy, 'added.ts'), '');
    const { stdout } = await diff('main');
    expect(stdout).toContain('minimum 1000 → 5000');
    expect(stdout).toContain('Beside schemas/, this change touches 2 files: src/engine/rules.ts, added.ts.');
  });

  test('rejects a commit that it cannot compare with, in one line', async () => {
    expect((await diff()).stderr).toBe('Which commit to compare with? npm run diff:schemas -- main\n');
    expect((await diff('mian')).stderr).toBe(
      "'mian' is not a commit here. Give a branch, a tag or a hash, such as origin/main.\n",
    );
  });
});
