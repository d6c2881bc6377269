import { readFileSync } from 'node:fs';
import { personas } from '#sandbox/personas.ts';

const part = /(<!-- personas: npm run docs -->\n)[\s\S]*?(<!-- \/personas -->)/;

/** README.md as it stands, with the sandbox's borrowers as they are now. */
export function readmePage(): string {
  const rows = personas.map(({ mobile, name, shows }) => `| ${mobile} | ${name} | ${shows} |`);
  const table = ['| mobile | name | shows |', '|---|---|---|', ...rows].join('\n');
  return readFileSync('README.md', 'utf8').replace(part, `$1${table}\n$2`);
}
