import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { faultKinds } from '#sandbox/control/forms.ts';
import { personas, sampleAadhaar, samplePan } from '#sandbox/personas.ts';

const readme = await readFile(new URL('../../sandbox/README.md', import.meta.url), 'utf8');

test('the README lists every persona as it is', () => {
  const rows = personas.map(
    ({ id, mobile, name, at, shows }) =>
      `| ${id} | ${mobile} | ${name} | ${at} | ${shows} | ${samplePan(mobile)} | ${sampleAadhaar(mobile)} |`,
  );
  expect(readme).toContain(`${rows.join('\n')}\n`);
});

test('the README names every kind of fault', () => {
  for (const [kind, says] of Object.entries(faultKinds)) expect(readme).toContain(`| \`${kind}\` | ${says} |`);
});

test('the borrowers are listed in this README alone', async () => {
  const first = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  for (const { mobile } of personas) expect(first).not.toContain(mobile);
});
