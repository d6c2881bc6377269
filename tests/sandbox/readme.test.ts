import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { faultKinds } from '#sandbox/control/forms.ts';
import { personas } from '#sandbox/personas.ts';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the README lists every kind of fault', async () => {
  const readme = await read('sandbox/README.md');
  for (const [kind, text] of Object.entries(faultKinds)) expect(readme).toContain(`| \`${kind}\` | ${text} |`);
});

test('only the sandbox page lists the personas', async () => {
  const pages = (await read('README.md')) + (await read('sandbox/README.md'));
  for (const { mobile } of personas) expect(pages).not.toContain(mobile);
});
