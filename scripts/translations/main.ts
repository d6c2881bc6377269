import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { didYouMean } from '#authoring/check-nearest.ts';
import { formatIssue } from '#authoring/issue.ts';
import { languages } from '#languages/index.ts';
import { runCommand, UsageError } from '../command.ts';
import { readCatalogue, stepTexts, writeCatalogue } from './catalogues.ts';
import { sourceTexts } from './extract.ts';
import { currentTexts, exportPo, importPo, writeStepTexts } from './po.ts';

const usage = `npm run translations -- export hi [hi.po]   every text, for a translator
npm run translations -- import hi hi.po     reads it back, and reports what does not fit`;

const commands = ['export', 'import'];
const codes = languages.flatMap((one) => ('load' in one ? [one.code] : []));

function readPo(code: string, file: string): Buffer {
  if (existsSync(file)) return readFileSync(file);
  throw new UsageError(`${file} does not exist. Write the name of a file, or npm run translations -- export ${code}.`);
}

await runCommand(async () => {
  const [command = '', code = '', file = `${code}.po`] = process.argv.slice(2);
  if (['', '--help'].includes(command)) return console.log(usage);
  const known = (word: string, all: readonly string[], what: string) => {
    if (all.includes(word)) return;
    throw new UsageError(
      `'${word}' is not ${what}. Write ${didYouMean(word, all, 'src/languages/index.ts')}.\n\n${usage}`,
    );
  };
  known(command, commands, 'a command');
  known(code, codes, 'a language with a catalogue');
  const catalogue = readCatalogue(code);
  if (command === 'export') {
    if (existsSync(file))
      throw new UsageError(`${file} is there already. Import it and delete it, or write another name.`);
    writeFileSync(file, await exportPo(code, currentTexts(code, catalogue)));
    return console.log(`Wrote ${file}.`);
  }
  const ofCode = new Set(sourceTexts().flatMap(({ text, isMarked }) => (isMarked ? [text] : [])));
  const ofSteps = stepTexts.map(({ text }) => text);
  const { accepted, issues } = importPo(code, file, readPo(code, file), new Set([...ofCode, ...ofSteps]));
  const own = Object.entries(accepted).filter(([text]) => ofCode.has(text) || code !== 'hi');
  writeCatalogue(code, { ...catalogue, ...Object.fromEntries(own) });
  const all = [...issues, ...(code === 'hi' ? writeStepTexts(accepted) : [])];
  for (const issue of all) console.log(formatIssue(issue));
  const count = `${all.length} ${all.length === 1 ? 'issue' : 'issues'}`;
  console.log(`${Object.keys(accepted).length} translations read, ${count}. Now: npm run fix`);
  process.exitCode = all.length === 0 ? 0 : 1;
});
