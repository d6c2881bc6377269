import { globSync, readFileSync, statSync } from 'node:fs';
import { nearest } from '#authoring/check-nearest.ts';
import { endCheck, runCommand } from './command.ts';

/** A line break inside a comment counts as a space. */
const gap = String.raw`\s+(?:(?:\*|//)\s+)?`;
const heading = `${gap}"[^"]+"`;
/** Headings, or names of tests, in a row. */
const headings = `(?:${heading}(?:(?:,|,?\\s+(?:and|or))${heading})*)?`;
const folders = ['src', 'sandbox', 'scripts', 'schemas', 'tests', '.storybook', 'docs'];
/** A path in a page: `src/app/journey.ts`, or `tests/app/query.test.ts` "the name of a test". */
const citedPath = new RegExp(String.raw`\`(?<path>(?:${folders.join('|')})/[^\`\s*{}]+)\`(?<names>${headings})`, 'g');
/** `RFC 9110 §4` cites another standard, and a page before the sign is one that has no numbered sections. */
const citation = new RegExp(
  String.raw`(?<standard>(?:RFC|WCAG|ECMA|ISO|BCP|W3C)[-\s\d.]*,?\s)?(?<page>(?!specification)[\w-]+\.md${gap})?` +
    String.raw`§(?<section>\d+)(?!\.?\d)(?<names>${headings})`,
  'g',
);

/** The headings of each section by its number; the title comes first. */
export function sectionsOf(texts: readonly string[]): Map<string, readonly string[]> {
  return new Map(
    texts.map((text) => {
      const [first = '', ...names] = [...text.matchAll(/^#+ (.+)$/gm)].map(([, name = '']) => name);
      const [section = '', title = ''] = first.split('. ');
      return [section, [title, ...names]];
    }),
  );
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The quoted names of a citation; an empty one where it has none. */
const namesIn = (names = '') =>
  names === ''
    ? ['']
    : names.split('"').flatMap((name, at) => (at % 2 === 1 ? name.replaceAll(RegExp(gap, 'g'), ' ') : []));

/** How many citations a text has, and those that do not resolve, as `file:line  message`. */
export function checkCitations(file: string, text: string, sections: ReturnType<typeof sectionsOf>) {
  // A decision names its section without quotes: `section: '§4 Next step, §8'`.
  const quoted = text.replaceAll(/(?<=section: ')[^'\n]+/g, (all) => all.replaceAll(/(§\d+) ([^,]+)/g, '$1 "$2"'));
  const cited = [...quoted.matchAll(citation)].flatMap(({ index, groups = {} }) => {
    const { standard, page = '', section = '', names } = groups;
    const line = lineAt(quoted, index);
    return standard ? [] : namesIn(names).map((name) => ({ line, page, section, name }));
  });
  const issues = cited.flatMap(({ line, page, section, name }) => {
    const known = sections.get(section);
    if (page === '' && known && (name === '' || known.includes(name))) return [];
    const meant = nearest(name, known ?? []);
    const hint = meant ? ` Did you mean '§${section} "${meant}"'?` : '';
    return `${file}:${line}  '${page}§${section}${name && ` "${name}"`}' is no section of docs/specification.md.${hint}`;
  });
  return { count: cited.length, issues };
}

/**
 * The same for paths of files and the names of tests in them. `read` returns the text of a path, empty for a folder, and
 * undefined where there is none.
 */
export function checkPaths(file: string, text: string, read: (path: string) => string | undefined) {
  const cited = [...text.matchAll(citedPath)].flatMap(({ index, groups = {} }) =>
    namesIn(groups.names).map((name) => ({ line: lineAt(text, index), path: groups.path ?? '', name })),
  );
  const issues = cited.flatMap(({ line, path, name }) => {
    const content = read(path);
    if (content === undefined) return `${file}:${line}  There is no ${path}.`;
    return content.includes(name) ? [] : `${file}:${line}  ${path} has no "${name}".`;
  });
  return { count: cited.length, issues };
}

function readPath(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() ? '' : found && readFileSync(path, 'utf8');
}

const help = 'npm run check:citations   the sections, files and tests that a text names, and that do not exist';

function checkAll(): void {
  const sections = sectionsOf(globSync('docs/specification/*.md').map((file) => readFileSync(file, 'utf8')));
  const sources = `{${folders}}/**/*.{ts,tsx,css,html,md,mdx,mjs}`;
  // Others have paths of files that are no more, or that the reader shall write.
  const hasPaths = (file: string) => /^(README|sandbox\/README|docs\/.*)\.md$/.test(file);
  const checked = globSync([sources, '*.{md,ts,mjs}'], { exclude: ['**/node_modules/**'] })
    .toSorted()
    .flatMap((name) => {
      const file = name.replaceAll('\\', '/');
      const text = readFileSync(file, 'utf8');
      const paths = hasPaths(file) ? [checkPaths(file, text, readPath)] : [];
      return [checkCitations(file, text, sections), ...paths];
    });
  const issues = checked.flatMap((one) => one.issues);
  const count = checked.reduce((sum, one) => sum + one.count, 0);
  endCheck(issues, `${count} citations, each resolves`);
}

if (import.meta.main) await runCommand({ help, flags: {} }, checkAll);
