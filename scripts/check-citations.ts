import { globSync, readFileSync } from 'node:fs';
import { nearest } from '#authoring/check-nearest.ts';
import { endCheck } from './command.ts';

/** A line break inside a comment counts as a space. */
const gap = String.raw`\s+(?:(?:\*|//)\s+)?`;
const heading = `${gap}"[^"]+"`;
/** `RFC 9110 §4` cites another standard, and a page before the sign is one that has no numbered sections. */
const citation = new RegExp(
  String.raw`(?<standard>(?:RFC|WCAG|ECMA|ISO|BCP|W3C)[-\s\d.]*,?\s)?(?<page>(?!specification)[\w-]+\.md${gap})?` +
    String.raw`§(?<section>\d+)(?!\.?\d)(?<headings>(?:${heading}(?:(?:,|,?\s+(?:and|or))${heading})*)?)`,
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

/** How many citations a text has, and those that do not resolve, as `file:line  message`. */
export function checkCitations(file: string, text: string, sections: ReturnType<typeof sectionsOf>) {
  // A decision names its section without quotes: `section: '§4 Next step, §8'`.
  const quoted = text.replaceAll(/(?<=section: ')[^'\n]+/g, (all) => all.replaceAll(/(§\d+) ([^,]+)/g, '$1 "$2"'));
  const cited = [...quoted.matchAll(citation)].flatMap(({ index, groups = {} }) => {
    const { standard, page = '', section = '', headings = '' } = groups;
    const line = quoted.slice(0, index).split('\n').length;
    const names = headings ? headings.split('"').filter((_name, at) => at % 2 === 1) : [''];
    return standard ? [] : names.map((name) => ({ line, page, section, name: name.replaceAll(RegExp(gap, 'g'), ' ') }));
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

if (import.meta.main) {
  const sections = sectionsOf(globSync('docs/specification/*.md').map((file) => readFileSync(file, 'utf8')));
  const folders = '{src,sandbox,scripts,schemas,tests,.storybook,docs}/**/*.{ts,tsx,css,html,md,mdx,mjs}';
  const checked = globSync([folders, '*.{md,ts,mjs}'], { exclude: ['**/node_modules/**'] })
    .toSorted()
    .map((file) => checkCitations(file.replaceAll('\\', '/'), readFileSync(file, 'utf8'), sections));
  const issues = checked.flatMap((one) => one.issues);
  const count = checked.reduce((sum, one) => sum + one.count, 0);
  endCheck(issues, `${count} citations, each resolves`);
}
