import { existsSync, writeFileSync } from 'node:fs';
import { formatIssue } from '#authoring/issue.ts';
import { languageOfSchemas, languages } from '#languages/index.ts';
import { readGivenFile, runCommand, UsageError } from '../command.ts';
import { readCatalogue, stepTexts, writeCatalogue, writeStepTexts } from './catalogues.ts';
import { sourceTexts } from './extract.ts';
import { currentTexts, exportPo, importPo } from './po.ts';

const codes = languages.flatMap((one) => ('load' in one ? [one.code] : []));

const help = `npm run translations -- export hi [hi.po]   every text, for a translator
npm run translations -- import hi hi.po     reads it back, and reports what does not fit

The languages with a catalogue: ${codes.join(', ')}`;

await runCommand({ help, flags: {}, maxWords: 3 }, async (_flags, [command = '', code = '', file = `${code}.po`]) => {
  if (!['export', 'import'].includes(command) || !codes.some((known) => known === code))
    throw new UsageError(`Write one of these:\n\n${help}`);
  const catalogue = readCatalogue(code);
  if (command === 'export') {
    if (existsSync(file))
      throw new UsageError(`${file} is there already. Import it and delete it, or write another name.`);
    writeFileSync(file, await exportPo(code, currentTexts(code, catalogue)));
    return console.log(`Wrote ${file}.`);
  }
  const content = readGivenFile(file);
  const ofCode = new Set(sourceTexts().flatMap(({ text, isMarked }) => (isMarked ? [text] : [])));
  const ofSteps = stepTexts.map(({ text }) => text);
  const { accepted, issues } = importPo(code, file, content, new Set([...ofCode, ...ofSteps]));
  const isInSchemas = code === languageOfSchemas;
  const own = Object.entries(accepted).filter(([text]) => ofCode.has(text) || !isInSchemas);
  writeCatalogue(code, { ...catalogue, ...Object.fromEntries(own) });
  if (isInSchemas) writeStepTexts(accepted);
  for (const issue of issues) console.log(formatIssue(issue));
  console.log(`Translations read: ${Object.keys(accepted).length}, not read: ${issues.length}. Now: npm run fix`);
  process.exitCode = issues.length === 0 ? 0 : 1;
});
