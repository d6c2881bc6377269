import { builders, generateCode, parseModule } from 'magicast';
import type { Step } from '#engine/step.ts';
import { UsageError } from '../usage-error.ts';

function rulesOf(step: Step): readonly string[] {
  const rules = Object.values(step.fields).flatMap((field) => field.rules.map(({ rule }) => rule));
  return [...new Set(rules)].toSorted();
}

/** The constant of a step: `/preferred-language` → `preferredLanguage`; another one where that name is taken. */
export function constantOf(step: Step): string {
  const name = step.route.slice(1).replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
  try {
    parseModule(`let ${['step', ...rulesOf(step)].join(', ')}, ${name};`);
    return name;
  } catch {
    return `${name}Step`;
  }
}

/** Data as code: the same, but a rule as the call that makes it. */
function asCode(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(asCode);
  if (typeof data !== 'object' || data === null) return data;
  if ('rule' in data && 'message' in data) {
    const given = 'value' in data ? [data.value, data.message] : [data.message];
    return builders.functionCall(String(data.rule), ...given);
  }
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, asCode(part)]));
}

/** The text of a step: its JSON form, or the same in TypeScript. The formatter breaks its lines. */
export function stepText(step: Step, isJson: boolean): string {
  if (isJson) return JSON.stringify({ $schema: './step.schema.json', ...step });
  const module = parseModule(`import { ${rulesOf(step).join(', ')} } from '#engine/rules.ts';
    import { step } from '#engine/step.ts';`);
  module.exports[constantOf(step)] = builders.functionCall('step', asCode(step));
  return generateCode(module).code.replaceAll(/\s*\n\s*/g, ' ');
}

/** schemas/index.ts with a step: imported from its file, and at a place of the journey. The formatter sorts the imports. */
export function withStep(index: string, name: string, file: string, place: number): string {
  const isJson = file.endsWith('.json');
  const module = parseModule(index);
  if (module.exports.journey?.$type !== 'array')
    throw new UsageError('schemas/index.ts has no list called journey. Write export const journey = [ … ].');
  module.exports.journey.splice(place, 0, builders.raw(isJson ? `stepFromJson(${name})` : name));
  const { code } = generateCode(module);
  if (!isJson) return `import { ${name} } from '.${file}';\n${code}`;
  const engine = "import { stepFromJson } from '#engine/step.ts';\n";
  return `import ${name} from '.${file}' with { type: 'json' };\n${index.includes('stepFromJson') ? '' : engine}${code}`;
}

/** The schema of a step, in either form, with its back arrow to a new place. */
export function withBackTo(schema: string, file: string, to: string): string {
  if (file.endsWith('.json')) return schema.replace(/("back":\s*\{\s*"to":\s*")[^"]*/, (_all, before) => before + to);
  const module = parseModule(schema);
  for (const declared of Object.values(module.exports)) {
    if (declared.$type === 'function-call' && declared.$args[0]?.back) declared.$args[0].back.to = to;
  }
  return generateCode(module).code;
}
