import { globSync, readFileSync } from 'node:fs';
import { didYouMean } from '#authoring/check-nearest.ts';
import type { Issue } from '#authoring/issue.ts';
import { formatIssue } from '#authoring/issue.ts';
import type { Catalogue, Translate } from '#languages/translate.ts';
import { placesOf, translator } from '#languages/translate.ts';
import type { Written } from './words/collect.ts';
import { wordsIn } from './words/collect.ts';
import { names, readsLikeWords, silentFiles } from './words/names.ts';

type Placed = Written & { readonly file: string };

const files = [
  'src/{ui,steps,screen,screens,app,api}/**/*.{ts,tsx}',
  'src/engine/decisions/*.ts',
  'src/engine/{confirm-rows,screen}.ts',
];

const schemaFiles = 'schemas/!(index|step.schema).{ts,json}';

/** A text whose places are numbered in their order, whatever they stand for. */
const shapeOf = (text: string) => placesOf(text).reduce((all, place, at) => all.replace(place, `{${at + 1}}`), text);

/** What a text says beside its places: a form may be made of a word that stands alone in the code, such as 'Mar'. */
const coreOf = (text: string) => text.replace(/\{#?\d\}|\\u00a0/g, ' ').replace(/^[^\p{L}]+|[^\p{L}.?!)]+$/gu, '');

/** Every JSON text is an expression. */
function wordsInFile(file: string): Written[] {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? wordsIn(`${file}.js`, `(${text})`) : wordsIn(file, text);
}

function readWords(pattern: string | readonly string[]): Placed[] {
  return globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !silentFiles.test(file))
    .toSorted()
    .flatMap((file) => wordsInFile(file).map((word) => ({ ...word, file })));
}

/** Each catalogue of src/languages/hindi by its file, and what the schemas carry by theirs. */
async function readCatalogues(pattern: string, pick: (exported: unknown) => unknown): Promise<Map<string, Catalogue>> {
  const found = new Map<string, Catalogue>();
  for (const file of globSync(pattern).map((name) => name.replaceAll('\\', '/'))) {
    const exported = Object.values(
      await import(`../${file}`, file.endsWith('.json') ? { with: { type: 'json' } } : {}),
    );
    // A catalogue is a record of texts, which its own type proves where it is written.
    for (const catalogue of exported.map(pick)) if (catalogue) found.set(file, catalogue as Catalogue);
  }
  return found;
}

/** The catalogue of a file's texts. */
function partOf(file: string): string {
  const part = /screens\/(\w+)/.exec(file)?.[1] ?? /^src\/(\w+)/.exec(file)?.[1] ?? 'steps';
  return part === 'api' || part === 'screen' ? 'app' : part;
}

function spokenIssues({ file, line, text, how }: Placed, known: ReadonlySet<string>, t: Translate): Issue[] {
  // What stands in Hindi already is meant to.
  if (names.includes(text) || /\p{Script=Devanagari}/u.test(text)) return [];
  const found = { file: `${file}:${line}`, key: `'${text}'` };
  if (how === 'bare') return [{ ...found, wrong: 'is shown in English to everybody', write: `t('${text}')` }];
  if (how !== 'said' && !readsLikeWords(text)) return [];
  if (known.has(shapeOf(text)) || t(text) !== text) return [];
  const meant = didYouMean(text, [...known], `src/languages/hindi/${partOf(file)}.ts`);
  return [{ ...found, wrong: 'has no Hindi', write: meant }];
}

function entryIssues(file: string, catalogue: Catalogue, isUsed: (english: string) => boolean): Issue[] {
  return Object.entries(catalogue).flatMap(([english, said]) => {
    const found = { file, key: `'${english}'` };
    const agrees = placesOf(english).toSorted().join() === placesOf(said).toSorted().join();
    return [
      ...(isUsed(english) ? [] : [{ ...found, wrong: 'nobody says this', write: 'nothing: take the line out' }]),
      ...(agrees ? [] : [{ ...found, wrong: `its places are not those of '${said}'`, write: 'each place in both' }]),
      ...(said.trim() ? [] : [{ ...found, wrong: 'is empty', write: 'its Hindi' }]),
    ];
  });
}

/** One English text has one Hindi, wherever it stands. */
function twiceIssues(catalogues: ReadonlyMap<string, Catalogue>): Issue[] {
  const first = new Map<string, { file: string; said: string }>();
  const issues: Issue[] = [];
  for (const [file, catalogue] of catalogues) {
    for (const [english, said] of Object.entries(catalogue)) {
      const before = first.get(english);
      const found = { file, key: `'${english}'` };
      if (!before) first.set(english, { file, said });
      else if (before.said !== said) {
        issues.push({ ...found, wrong: `is '${said}' here`, write: `'${before.said}', as in ${before.file}` });
      } else if (before.file.startsWith('src/') && file.startsWith('src/')) {
        issues.push({ ...found, wrong: `stands in ${before.file} already`, write: 'it once' });
      }
    }
  }
  return issues;
}

/** Everything the app says that it cannot say in Hindi, and every line of Hindi that is of no use. */
export async function wordIssues(): Promise<{ texts: number; issues: readonly Issue[] }> {
  const own = await readCatalogues('src/languages/hindi/!(hindi).ts', (exported) => exported);
  const schemas = await readCatalogues(schemaFiles, (exported) => Object(exported).hindi);
  const words = readWords(files);
  const inSchemas = readWords(schemaFiles);
  const catalogues = new Map([...own, ...schemas]);
  const known = new Set([...catalogues.values()].flatMap((catalogue) => Object.keys(catalogue).map(shapeOf)));
  const t = translator(Object.assign({}, ...catalogues.values()));
  const written = [...words, ...inSchemas, ...readWords(['src/engine/format.ts', 'src/engine/lead.ts'])];
  const used = new Set(written.flatMap(({ text }) => [shapeOf(text), coreOf(text)]));
  const isUsed = (english: string) => used.has(shapeOf(english)) || used.has(coreOf(english));
  const issues = [
    ...[...words, ...inSchemas.filter(({ how }) => how === 'told')].flatMap((word) => spokenIssues(word, known, t)),
    ...[...own].flatMap(([file, catalogue]) => entryIssues(file, catalogue, isUsed)),
    ...twiceIssues(catalogues),
  ];
  return { texts: known.size, issues };
}

if (import.meta.main) {
  const { texts, issues } = await wordIssues();
  for (const issue of issues) console.log(formatIssue(issue));
  if (issues.length === 0) console.log(`${texts} texts in two languages, no issues`);
  process.exitCode = issues.length === 0 ? 0 : 1;
}
