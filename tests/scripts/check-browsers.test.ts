import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Checks a build of one script and one stylesheet. */
function check(script: string, styles: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-browsers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'index.js'), script);
  writeFileSync(path.join(folder, 'index.css'), styles);
  return spawnSync('node', ['scripts/check-browsers.ts', folder], { encoding: 'utf8' });
}

test('reports what the oldest supported browsers lack and the script does not provide, in scripts and styles', () => {
  const { status, stdout } = check(
    'URL.parse ??= () => null; export const a = [2, 1].toSorted(), b = AbortSignal.any([]), c = Promise.withResolvers();',
    'body { min-height: 100dvh }',
  );
  expect(status).toBe(1);
  for (const word of ['toSorted', 'AbortSignal.any', 'withResolvers', '100dvh']) expect(stdout).toContain(word);
});

test('accepts what they have, what a script provides itself, and a newer style behind @supports', () => {
  const script =
    'AbortSignal.any ??= () => AbortSignal.abort(); export const a = [AbortSignal.any([])].findLast(Boolean);';
  const styles = 'body { min-height: 100vh } @supports (min-height: 100dvh) { body { min-height: 100dvh } }';
  expect(check(script, styles).status).toBe(0);
});
