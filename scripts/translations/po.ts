import { isUtf8 } from 'node:buffer';
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { toId } from 'storybook/internal/csf';
import type { Issue } from '#authoring/issue.ts';
import { placeholdersIn } from '#languages/format.ts';
import { languageOf, languageOfSchemas } from '#languages/index.ts';
import { steps } from '#schemas/index.ts';
import { screenStory, stateFile, stepStory } from '../../.storybook/story-ids.ts';
import { UsageError } from '../command.ts';
import { type Catalogue, misfits, stepTexts } from './catalogues.ts';
import { sourceTexts } from './extract.ts';

/** The first story beside a file, or in the nearest folder above it; if there is none, the journey map. */
async function storyOf(file: string): Promise<string> {
  const folder = path.dirname(file);
  const [stories] = globSync([`${file.replace(/\.tsx?$/, '')}.stories.tsx`, `${folder}/*.{states.ts,stories.tsx}`]);
  if (!stories) return folder === '.' ? toId('Journey map', 'Whole') : storyOf(folder);
  if (stateFile.test(stories)) return screenStory(stories, (await import(pathToFileURL(stories).href)).states);
  // Imported here, because it takes longer than the rest of an import, which does not need it.
  const { readCsf } = await import('storybook/internal/csf-tools');
  const csf = (await readCsf(stories, { makeTitle: (title = '') => title })).parse();
  return csf.stories[0]?.id ?? '';
}

/** Where each text is used, what it is there, and the story that shows it. */
async function uses() {
  const inCode = sourceTexts().filter(({ isMarked }) => isMarked);
  const files = [...new Set(inCode.map(({ file }) => file))];
  const stories = new Map(await Promise.all(files.map(async (file) => [file, await storyOf(file)] as const)));
  return [
    ...inCode.map(({ file, line, text, context }) => {
      return { text, reference: `${file}:${line}`, context, story: stories.get(file) ?? '' };
    }),
    ...stepTexts.map(({ step: { route }, key, text }) => {
      return { text, reference: `schemas${route}`, context: key, story: stepStory(route) };
    }),
  ];
}

/** The current texts of a language, also those in the schemas. */
export function currentTexts(code: string, catalogue: Readonly<Catalogue>): Catalogue {
  const inSchemas = code === languageOfSchemas ? steps.map(({ hindi }) => hindi) : [];
  return Object.assign({}, ...inSchemas, catalogue);
}

/** A PO file of every text of the app: its uses, its placeholders, its stories, and its translation where there is one. */
export async function exportPo(code: string, texts: Readonly<Catalogue>): Promise<string> {
  const entries: Record<string, GetTextTranslation> = {};
  for (const [text, all] of Map.groupBy(await uses(), (use) => use.text)) {
    const placeholders = placeholdersIn(text).map((name) => `{${name}}`);
    const link = (story: string) => `http://127.0.0.1:6006/?path=/story/${story}&globals=language:${code}`;
    const extracted = new Set([
      ...all.map(({ context }) => context),
      ...(placeholders.length > 0 ? [`Keep as they are: ${placeholders.join(', ')}`] : []),
      ...all.map(({ story }) => link(story)),
    ]);
    const comments = {
      extracted: [...extracted].filter(Boolean).join('\n'),
      reference: all.map(({ reference }) => reference).join('\n'),
    };
    entries[text] = { msgid: text, msgstr: [texts[text] ?? ''], comments };
  }
  const { lang, approvedBy } = languageOf(code);
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    Language: lang,
    'X-Approved-By': approvedBy ?? 'no native reader yet',
  };
  return po.compile({ charset: 'utf-8', headers, translations: { '': entries } }).toString();
}

/** Reads a PO file of a language. Throws a UsageError if it is not a PO file, or of another language. */
function readTranslations(code: string, file: string, content: Buffer): readonly GetTextTranslation[] {
  if (!isUtf8(content)) throw new UsageError(`${file} is not in UTF-8. Save it in UTF-8.`);
  let parsed: GetTextTranslations;
  try {
    // From bytes, the parser would use the charset of the header, or Latin 1 without one.
    parsed = po.parse(content.toString());
  } catch (error) {
    const [, wrong = String(error)] = /PO data: (.+? at line \d+)/.exec(String(error)) ?? [];
    throw new UsageError(`${file} cannot be read: ${wrong}. Write a PO file, each text in quotes on its own line.`);
  }
  // A file may have no header, although its type requires one.
  const language = parsed.headers?.Language ?? 'none';
  // A translator's tool may add the country: hi-IN, hi_IN.
  if (language.split(/[-_]/)[0] !== code)
    throw new UsageError(`${file} is not of the language '${code}': its header has Language: ${language}.`);
  return Object.values(parsed.translations)
    .flatMap((ofContext) => Object.values(ofContext))
    .filter(({ msgid }) => msgid !== '');
}

/**
 * The translations of a PO file that fit, and in plain words what does not fit. Missing translations are reported by
 * check:translations and check:schemas instead. Throws a UsageError.
 */
export function importPo(code: string, file: string, content: Buffer, known: ReadonlySet<string>) {
  const entries = readTranslations(code, file, content);
  const accepted: Catalogue = {};
  const issues: Issue[] = [];
  const lines = content.toString().split('\n');
  const report = (text: string, wrong: string, write: string) => {
    // By its beginning: a long text is folded.
    const line = lines.findIndex((one) => one.includes(JSON.stringify(text).slice(0, 40))) + 1;
    issues.push({ file, ...(line > 0 && { line }), key: `'${text}'`, wrong, write });
  };
  for (const { msgid, msgstr, comments } of entries) {
    // A text at the end of a cut file has none, although its type requires one.
    const translation = msgstr?.[0] ?? '';
    if (!known.has(msgid) || translation === '') continue;
    const isFuzzy = /\bfuzzy\b/.test(comments?.flag ?? '');
    const wrong = isFuzzy ? "is marked 'fuzzy'" : misfits(msgid, translation).join(', and ');
    const write = isFuzzy ? 'it without the mark, once it is right' : 'a translation that fits';
    if (wrong) report(msgid, `'${translation}' ${wrong}`, write);
    else accepted[msgid] = translation;
  }
  const [unknown, ...others] = entries.filter(({ msgid }) => !known.has(msgid));
  const among = others.length > 0 ? `one of ${others.length + 1} that are not texts` : 'not a text';
  if (unknown) report(unknown.msgid, `is ${among} of the app`, 'a new export');
  return { accepted, issues };
}
