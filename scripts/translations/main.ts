import { readFileSync, writeFileSync } from 'node:fs';
import { formatIssue } from '#authoring/issue.ts';
import { languages } from '#languages/index.ts';
import { runCommand, UsageError } from '../command.ts';
import { readCatalogue, stepTexts, writeCatalogue } from './catalogues.ts';
import { sourceTexts } from './extract.ts';
import { currentTexts, exportPo, importPo, writeStepTexts } from './po.ts';

const usage = `npm run translations -- export hi [hi.po]   every text, for a translator
npm run translations -- import hi hi.po     reads it back, and reports what does not fit`;

await runCommand(async () => {
  const [command = '', code = '', file = `${code}.po`] = process.argv.slice(2);
  const isKnown = languages.some((one) => one.code === code && 'load' in one);
  if (!isKnown || !['export', 'import'].includes(command)) throw new UsageError(usage);
  const catalogue = readCatalogue(code);
  if (command === 'export') {
    writeFileSync(file, await exportPo(code, currentTexts(code, catalogue)));
    return console.log(`Wrote ${file}.`);
  }
  const ofCode = new Set(sourceTexts().flatMap(({ text, isMarked }) => (isMarked ? [text] : [])));
  const ofSteps = stepTexts.map(({ text }) => text);
  const { accepted, issues } = importPo(file, readFileSync(file), new Set([...ofCode, ...ofSteps]));
  const own = Object.entries(accepted).filter(([text]) => ofCode.has(text) || code !== 'hi');
  writeCatalogue(code, { ...catalogue, ...Object.fromEntries(own) });
  const all = [...issues, ...(code === 'hi' ? writeStepTexts(accepted) : [])];
  for (const issue of all) console.log(formatIssue(issue));
  console.log(`${Object.keys(accepted).length} translations read, ${all.length} issues. Now: npm run fix`);
  process.exitCode = all.length === 0 ? 0 : 1;
});
