import { readFileSync } from 'node:fs';
import { formatIssue, type Issue } from '#authoring/issue.ts';
import { languageOfSchemas, languages } from '#languages/index.ts';
import { endCheck, runCommand } from './command.ts';
import { schemaPath } from './schema-names.ts';
import { catalogueFile, misfits, readCatalogue, stepTexts } from './translations/catalogues.ts';
import { type SourceText, sourceTexts } from './translations/extract.ts';

/** What is wrong with one catalogue: a text without a translation, one that nobody uses, or that does not fit. */
export function catalogueIssues(
  { code, name, isComplete }: { code: string; name: string; isComplete: boolean },
  catalogue: Readonly<Record<string, string>>,
  texts: readonly SourceText[],
): Issue[] {
  const file = catalogueFile(code);
  const isInSchemas = code === languageOfSchemas;
  const lines = readFileSync(file, 'utf8').split('\n');
  // check:schemas reports a text without a translation in the schemas.
  const ofSteps = isInSchemas ? [] : stepTexts.map(({ step, text }) => ({ file: schemaPath(step.route), text }));
  const wanted = [...texts, ...ofSteps];
  const known = wanted.map(({ text }) => text);
  const at = (text: string) => ({
    file,
    line: lines.findIndex((line) => line.trimStart().startsWith(JSON.stringify(text))) + 1,
    key: `'${text}'`,
  });
  const unused = Object.keys(catalogue).filter((text) => !known.includes(text));
  const lacking = wanted.filter(({ text }, index) => known.indexOf(text) === index && !Object.hasOwn(catalogue, text));
  const other = stepTexts.filter(({ text, hindi }) => isInSchemas && hindi && (catalogue[text] ?? hindi) !== hindi);
  return [
    ...(isComplete ? lacking : []).map(({ text, ...place }) => {
      return { ...place, key: `'${text}'`, wrong: `has no ${name}`, write: `its line in ${file}` };
    }),
    ...unused.map((text) => ({ ...at(text), wrong: 'is not used', write: 'nothing: remove the line' })),
    ...other.map(({ text, hindi, step }) => {
      return { ...at(text), wrong: 'has two translations', write: `'${hindi}', as in schemas${step.route}` };
    }),
    ...Object.entries(catalogue).flatMap(([english, translation]) =>
      misfits(english, translation).map((wrong) => ({ ...at(english), wrong, write: 'a translation that fits' })),
    ),
  ];
}

/** Every text that is not translatable, and every issue of every catalogue. */
function translationIssues(): Issue[] {
  const texts = sourceTexts().filter(({ text }) => !/\p{Script=Devanagari}/u.test(text));
  const [marked, unmarked] = [true, false].map((isMarked) => texts.filter((one) => one.isMarked === isMarked));
  return [
    ...(unmarked ?? []).map(({ file, line, text }) => {
      return { file, line, key: `'${text}'`, wrong: 'is shown in English to everybody', write: `t('${text}')` };
    }),
    ...languages.flatMap((language) =>
      'load' in language ? catalogueIssues(language, readCatalogue(language.code), marked ?? []) : [],
    ),
  ];
}

const help = 'npm run check:translations   the texts that are not translated, and the translations that do not fit';

if (import.meta.main)
  await runCommand({ help, flags: {} }, () =>
    endCheck(translationIssues().map(formatIssue), 'Every text of each complete language is translated.'),
  );
