import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

test('a feature that the oldest supported browsers lack is reported, unless the script checks for it or the style is inside @supports', async () => {
  const folder = await temporaryFolder();
  const files = {
    'new.js':
      "URL.parse ??= () => null; export const a = (list) => list.toSorted(), b = AbortSignal.any([]), c = Promise.withResolvers(), d = URL.canParse(''), e = Response.json(1), f = Document.parseHTMLUnsafe(''), g = /(?<=a)b/;",
    'new.css': 'body { min-height: 100dvh } @media (width>=481px){body{margin:0}}',
    'old.js': 'export const a = [typeof globalThis.AbortSignal.any, AbortSignal.any([])].findLast(Boolean);',
    'old.css': 'body { min-height: 100vh } @supports (min-height: 100dvh) { body { min-height: 100dvh } }',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const { code, stdout } = await runScript(['scripts/check-browsers.ts', folder]);
  expect(code).toBe(1);
  const statics = ['AbortSignal.any', 'URL.canParse', 'URL.parse', 'Response.json', 'Document.parseHTMLUnsafe'];
  for (const word of [...statics, 'toSorted', 'withResolvers', 'Lookbehind', '100dvh', '481px'])
    expect(stdout).toContain(word);
  expect(stdout).not.toContain('old.');
});
