import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builders, generateCode, parseModule } from 'magicast';
import type { Step } from '#engine/step.ts';
import { order } from '#schemas/index.ts';
import { stepText } from '../scripts/new-step/print-step.ts';
import { choiceStep } from './choice-step.ts';

/** Adds steps like the first choice to a copy of the project, after that step, and returns their names. */
export async function addSteps(copy: string, count: number): Promise<readonly string[]> {
  const names = Array.from({ length: count }, (_none, at) => `more${at}`);
  const { repeatCustomer: _sent, summary: _shown, ...like }: Step = choiceStep;
  const text = JSON.stringify(like).replaceAll(`"${Object.keys(like.fields)[0]}":`, '"nameOfField":');
  for (const name of names) {
    const step = { ...JSON.parse(text.replaceAll('nameOfField', name)), route: `/${name}`, save: { key: name } };
    await writeFile(path.join(copy, `schemas/${name}.ts`), stepText(step, name, false));
  }
  const index = path.join(copy, 'schemas/index.ts');
  const module = parseModule(await readFile(index, 'utf8'));
  module.exports.journey.splice(order.indexOf(choiceStep.route) + 1, 0, ...names.map((name) => builders.raw(name)));
  const imports = names.map((name) => `import { ${name} } from './${name}.ts';\n`);
  await writeFile(index, imports.join('') + generateCode(module).code);
  return names;
}
