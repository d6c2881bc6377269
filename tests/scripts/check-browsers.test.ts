import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

/** Checks a build of one script and one stylesheet. */
async function check(script: string, styles: string) {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'index.js'), script);
  await writeFile(path.join(folder, 'index.css'), styles);
  return runScript(['scripts/check-browsers.ts', folder]);
}

test('reports what the oldest supported browsers lack and the script does not provide, in scripts and styles', async () => {
  const { code, stdout } = await check(
    'URL.parse ??= () => null; export const a = [2, 1].toSorted(), b = AbortSignal.any([]), c = Promise.withResolvers();',
    'body { min-height: 100dvh }',
  );
  expect(code).toBe(1);
  for (const word of ['toSorted', 'AbortSignal.any', 'withResolvers', '100dvh']) expect(stdout).toContain(word);
});

test('accepts what they have, what a script provides itself, and a newer style behind @supports', async () => {
  const script =
    'AbortSignal.any ??= () => AbortSignal.abort(); export const a = [AbortSignal.any([])].findLast(Boolean);';
  const styles = 'body { min-height: 100vh } @supports (min-height: 100dvh) { body { min-height: 100dvh } }';
  expect(await check(script, styles)).not.toHaveProperty('code');
});
