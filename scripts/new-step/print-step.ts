import { builders, generateCode, parseModule } from 'magicast';
import { parseSync } from 'vite';
import type { Step } from '#engine/step.ts';

function rulesOf(step: Step): readonly string[] {
  const rules = Object.values(step.fields).flatMap((field) => field.rules.map(({ rule }) => rule));
  return [...new Set(rules)];
}

/** The name of a step's constant: `/preferred-language` → `preferredLanguage`; longer if that name may be taken. */
export function constantOf(step: Step, index: string): string {
  const name = step.route.slice(1).replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
  const words = [index, 'step', ...rulesOf(step)].join(' ').split(/\W+/);
  const isTaken = name in globalThis || words.includes(name) || parseSync('a.ts', `let ${name};`).errors.length > 0;
  return isTaken ? `${name}Step` : name;
}

/** Data as code: as in JSON, but each rule as the call that creates it. */
function codeOf(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(codeOf).join()}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  if ('rule' in data && 'message' in data) {
    const values = 'value' in data ? [data.value, data.message] : [data.message];
    return `${data.rule}(${values.map(codeOf).join()})`;
  }
  const parts = Object.entries(data).filter(([, part]) => part !== undefined);
  return `{ ${parts.map(([name, part]) => `${JSON.stringify(name)}: ${codeOf(part)}`).join()} }`;
}

/** The text of a step: its JSON form, or the same in TypeScript. The formatter breaks its lines. */
export function stepText(step: Step, name: string, isJson: boolean): string {
  if (isJson) return JSON.stringify({ $schema: './step.schema.json', ...step });
  const imports = `import { ${rulesOf(step).join(', ')} } from '#engine/rules.ts';\nimport { step } from '#engine/step.ts';`;
  return `${imports}\n\nexport const ${name} = step(${codeOf(step)});\n`;
}

/** schemas/index.ts with a step: imported from its file, and at a place of the journey. The formatter sorts the imports. */
export function withStep(index: string, name: string, file: string, place: number): string {
  const isJson = file.endsWith('.json');
  const module = parseModule(index);
  module.exports.journey.splice(place, 0, builders.raw(isJson ? `stepFromJson(${name})` : name));
  const { code } = generateCode(module);
  if (!isJson) return `import { ${name} } from './${file}';\n${code}`;
  const engine = "import { stepFromJson } from '#engine/step.ts';\n";
  return `import ${name} from './${file}' with { type: 'json' };\n${index.includes('stepFromJson') ? '' : engine}${code}`;
}
