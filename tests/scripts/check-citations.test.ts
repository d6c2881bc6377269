import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCitations, checkLinks, checkPaths, sectionsOf } from '../../scripts/check-citations.ts';

const sections = sectionsOf(['# 4. States\n\n### Next step\n\n### KFS\n', '# 18. Later decisions\n\n### Dates\n']);

/** `S` stands in for the section sign in these texts, because this file is checked too. */
const issuesIn = (text: string) =>
  checkCitations('a.ts', text.replaceAll(/\bS(?=\d)/g, '§'), sections).map((line) => line.replaceAll('§', 'S'));

test('a section, its title and its headings resolve, even several in a row and across lines', () => {
  const text = 'S4, S4 "States". S4 "Next step", "KFS" and "Next\nstep"; S18. section: \'S4 KFS, S18\'';
  expect(issuesIn(text)).toEqual([]);
});

test.each([
  ['first\n// S4 "KFS" and "Nxt step"', 'a.ts:2  \'S4 "Nxt step"\''],
  ["section: 'S4 Nxt step'", 'a.ts:1  \'S4 "Nxt step"\''],
  ['S19: more', "a.ts:1  'S19'"],
])('what does not exist is reported with its line: %s', (text, issue) => {
  expect(issuesIn(text)).toEqual([
    `${issue} is not a section of docs/specification/. Cite one that is, or add it there.`,
  ]);
});

test('paths in a page resolve with the names of their tests; a missing file or test is reported with the line', () => {
  const files: Readonly<Record<string, string>> = {
    'tests/a.test.ts': "test('a code is used once', …",
    'src/app/': '',
  };
  const issues = (text: string) => checkPaths('docs/a.md', text, (path) => files[path]);
  const once = '`tests/a.test.ts` "a code is used once"';
  expect(issues(`${once}, \`src/app/\`, \`tests/a.test.ts\`, \`npm test\`, \`src/{app}.ts\``)).toEqual([]);
  expect(issues(`first\n\`src/gone.ts\`, ${once} and "a code\nexpires"`)).toEqual([
    'docs/a.md:2  There is no src/gone.ts.',
    'docs/a.md:2  tests/a.test.ts has no "a code expires".',
  ]);
});

test('a link to a file that does not exist is reported with its line, from the folder of its page', () => {
  const read = (path: string) => (path === 'docs/images/a.png' ? '' : undefined);
  const text = '![A box](../docs/images/a.png) [here](#below) [there](https://a.example/b.md)\n![A box](../b.png)';
  expect(checkLinks('schemas/README.md', text, read)).toEqual(['schemas/README.md:2  There is no b.png.']);
});

test('the index of the specification links each of its sections, 1 to 18', () => {
  const files = globSync('docs/specification/*.md').map((file) => file.replaceAll('\\', '/'));
  const index = readFileSync('docs/specification.md', 'utf8');
  for (const file of files) expect(index).toContain(file.replace('docs/', '('));
  const numbers = [...sectionsOf(files.map((file) => readFileSync(file, 'utf8'))).keys()].map(Number);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
});
