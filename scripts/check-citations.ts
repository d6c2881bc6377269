import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { endCheck, runCommand } from './command.ts';

const quoted = String.raw`\s+"[^"]+"`;
/** Headings, or names of tests, in a row. */
const names = `(?<names>(?:${quoted}(?:(?:,|,?\\s+and)${quoted})*)?)`;
const folders = ['src', 'sandbox', 'scripts', 'schemas', 'tests', '.storybook', 'docs'];
/** A path in a page: `src/app/journey.ts`, or `tests/app/query.test.ts` "the name of a test". */
const citedPath = new RegExp(String.raw`\`(?<cited>(?:${folders.join('|')})/[^\`\s*{}]+)\`${names}`, 'g');
/** A link to a file, from the folder of its page: `[the map](journey.md#the-map)`. */
const citedLink = /\]\((?!\w+:)(?<cited>[^)#\s]+)/g;
/** `§4`, or `§4 "Next step"`. */
const citedSection = new RegExp(String.raw`§(?<cited>\d+)${names}`, 'g');

/** The headings of each section by its number; the title comes first. */
export function sectionsOf(texts: readonly string[]): Map<string, readonly string[]> {
  return new Map(
    texts.map((text) => {
      const [first = '', ...headings] = [...text.matchAll(/^#+ (.+)$/gm)].map(([, name = '']) => name);
      const [section = '', title = ''] = first.split('. ');
      return [section, [title, ...headings]];
    }),
  );
}

/** What a text cites, each with its line and its names; without a name, an empty one. */
function citationsIn(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].flatMap(({ index, groups: { cited = '', names = '' } = {} }) => {
    const line = text.slice(0, index).split('\n').length;
    const found = Array.from(names.matchAll(/"([^"]+)"/g), ([, name = '']) => name.replaceAll(/\s+/g, ' '));
    return (found.length > 0 ? found : ['']).map((name) => ({ line, cited, name }));
  });
}

/** The sections that a text cites and that do not exist, as `file:line  message`. */
export function checkCitations(file: string, text: string, sections: ReturnType<typeof sectionsOf>): string[] {
  // A decision names its section without quotes: `section: '§4 Next step, §8'`.
  const unified = text.replaceAll(/(?<=section: ')[^'\n]+/g, (all) => all.replaceAll(/(§\d+) ([^,]+)/g, '$1 "$2"'));
  return citationsIn(unified, citedSection).flatMap(({ line, cited, name }) => {
    const known = sections.get(cited);
    if (known && (name === '' || known.includes(name))) return [];
    return `${file}:${line}  '§${cited}${name && ` "${name}"`}' is not a section of docs/specification/. Cite one that is, or add it there.`;
  });
}

/** The same for paths of files and the names of tests in them. `read` returns the text of a path, empty for a folder. */
export function checkPaths(file: string, text: string, read: (path: string) => string | undefined): string[] {
  return citationsIn(text, citedPath).flatMap(({ line, cited, name }) => {
    const content = read(cited);
    if (content === undefined) return `${file}:${line}  There is no ${cited}.`;
    return content.includes(name) ? [] : `${file}:${line}  ${cited} has no "${name}".`;
  });
}

/** The same for the links of a page. */
export function checkLinks(file: string, text: string, read: (path: string) => string | undefined): string[] {
  return citationsIn(text, citedLink).flatMap(({ line, cited }) => {
    const linked = path.posix.join(path.posix.dirname(file), cited);
    return read(linked) === undefined ? `${file}:${line}  There is no ${linked}.` : [];
  });
}

function readPath(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isDirectory() ? '' : found && readFileSync(file, 'utf8');
}

const help = 'npm run check:citations   the sections, files and tests that a text names, and that do not exist';

if (import.meta.main)
  await runCommand({ help, flags: {} }, () => {
    const sections = sectionsOf(globSync('docs/specification/*.md').map((file) => readFileSync(file, 'utf8')));
    const sources = `{${folders}}/**/*.{ts,tsx,css,html,md,mjs}`;
    // The change log names files that no longer exist.
    const hasPaths = (file: string) => file.endsWith('.md') && file !== 'CHANGELOG.md';
    const files = globSync([sources, '*.{md,ts,mjs}'], { exclude: ['**/node_modules/**'] }).toSorted();
    const issues = files.flatMap((name) => {
      const file = name.replaceAll('\\', '/');
      const text = readFileSync(file, 'utf8');
      return [
        ...checkCitations(file, text, sections),
        ...(hasPaths(file) ? checkPaths(file, text, readPath) : []),
        ...(file.endsWith('.md') ? checkLinks(file, text, readPath) : []),
      ];
    });
    endCheck(issues, 'Every citation resolves.');
  });
