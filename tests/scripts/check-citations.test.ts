import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkCitations, checkPaths, sectionsOf } from '../../scripts/check-citations.ts';

const sections = sectionsOf(['# 4. States\n\n### Next step\n\n### KFS\n', '# 18. Later decisions\n\n### Dates\n']);

/** The sign is written as `S` here: this file is checked, too. */
const check = (text: string) => checkCitations('a.ts', text.replaceAll(/\bS(?=\d)/g, '§'), sections);
const issuesIn = (text: string) => check(text).issues.map((line) => line.replaceAll('§', 'S'));

describe('citations', () => {
  test('a section, its title and its headings resolve, several in a row and across lines of a comment', () => {
    const text = 'S4, S4 "States". S4 "Next step", "KFS" and "Next step"; S18\n * "Dates". section: \'S4 KFS, S18\'';
    expect(check(text)).toEqual({ count: 8, issues: [] });
  });

  test('a heading that does not exist is reported with its line and the nearest one', () => {
    expect(issuesIn('first\n// S4 "KFS" and "Nxt step"')).toEqual([
      `a.ts:2  'S4 "Nxt step"' is no section of docs/specification.md. Did you mean 'S4 "Next step"'?`,
    ]);
    expect(issuesIn("section: 'S4 Nxt step'")).toHaveLength(1);
  });

  test('a number that does not exist is reported', () => {
    expect(issuesIn('S19: more')).toEqual(["a.ts:1  'S19' is no section of docs/specification.md."]);
  });

  test('a numbered section of another page is reported', () => {
    expect(issuesIn('decisions.md S4')).toEqual(["a.ts:1  'decisions.md S4' is no section of docs/specification.md."]);
  });

  test('sections of other standards are none of ours', () => {
    expect(check('RFC 9110 S15.5, RFC 6750, S2; WCAG 2.2 S1.4.3 and ISO 8601 S5')).toEqual({ count: 0, issues: [] });
  });
});

describe('paths in a page', () => {
  const files: Readonly<Record<string, string>> = {
    'tests/a.test.ts': "test('a code is used once', …",
    'src/app/': '',
  };
  const check = (text: string) => checkPaths('docs/a.md', text, (path) => files[path]);

  test('resolve with the names of their tests; commands and other words are no paths', () => {
    const text = '`tests/a.test.ts` "a code is used once", `src/app/`, `tests/a.test.ts`, `npm test`, `src/{app}.ts`';
    expect(check(text)).toEqual({ count: 3, issues: [] });
  });

  test('that lead nowhere are reported with their line, and so is a test that does not exist', () => {
    expect(check('first\n`src/gone.ts`, `tests/a.test.ts` "a code is used once" and "a code\nexpires"').issues).toEqual(
      ['docs/a.md:2  There is no src/gone.ts.', 'docs/a.md:2  tests/a.test.ts has no "a code expires".'],
    );
  });
});

test('the index of the specification links each of its sections, 1 to 18', () => {
  const files = globSync('docs/specification/*.md').map((file) => file.replaceAll('\\', '/'));
  const index = readFileSync('docs/specification.md', 'utf8');
  for (const file of files) expect(index).toContain(file.replace('docs/', '('));
  const numbers = [...sectionsOf(files.map((file) => readFileSync(file, 'utf8'))).keys()].map(Number);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
});
