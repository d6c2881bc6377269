import { parseArgs } from 'node:util';
import { isCancel, text } from '@clack/prompts';
import { didYouMean } from '#authoring/check-nearest.ts';
import { factValues } from '#authoring/condition-parts.ts';
import type { Condition, SessionFacts } from '#engine/condition.ts';
import { order } from '#schemas/index.ts';
import { UsageError } from '../command.ts';
import { readFields } from './read-fields.ts';

const one = { type: 'string' } as const;
const yes = { type: 'boolean', default: false, example: '' } as const;

const options = {
  route: { ...one, example: '/own-vehicle', about: 'its address, and the name of its file' },
  section: { ...one, example: 'About you', about: 'the words in the bar' },
  title: { ...one, example: 'Do you own a vehicle?', about: 'the question' },
  after: { ...one, example: '/gender', about: 'the step or screen before it' },
  fields: {
    ...one,
    example: 'owns:choice(Yes|No):Vehicle, plate:text',
    about: `name:kind or name:kind:Label; the kinds are in schemas/README.md, and some have more:
        rent:money(500..90000), town:select(Pune|Delhi), state:suggest(states), ifsc:lookup(bankByIfsc>bankName)`,
  },
  'show-if': {
    ...one,
    multiple: true,
    default: [] as string[],
    example: 'plate:owns=Yes',
    about: `a field shows only then; conditions are a=B, a=B|C, a!=B, a>=5, and 'a=B & c>=5' for both,
        where a is a field of the journey, or repeatCustomer, leadType, productId`,
  },
  'ask-if': { ...one, example: 'gender=Male|Other', about: 'the step is asked only then' },
  json: { ...yes, about: 'writes the JSON form instead of TypeScript' },
  help: { ...yes, about: 'shows this' },
} as const;

export const help = `Writes a new step: its schema, its lines in schemas/index.ts, and the back arrow of the next step.
Asks for the first five flags where they are missing. --show-if may be repeated.

${Object.entries(options)
  .map(([name, { example, about }]) => `  --${name} ${example && `'${example}'`}  ${about}`)
  .join('\n')}`;

export const readFlags = (args: string[]) => parseArgs({ args, options }).values;

const isFact = (name: string): name is keyof SessionFacts => Object.hasOwn(factValues, name);

function readTest(written: string): Condition {
  const [, name = '', sign, value = ''] = /^\s*(\w+)\s*(!=|>=|=)\s*(.+?)\s*$/.exec(written) ?? [];
  if (sign === undefined || (sign === '>=' && Number.isNaN(Number(value)))) {
    const write = "one such as a=B, a=B|C, a!=B, a>=18, or 'a=B & c>=18'";
    throw new UsageError(`'${written.trim()}' is not a condition. Write ${write}.`);
  }
  const known = isFact(name) ? factValues[name] : [];
  const [first = '', ...others] = value
    .split('|')
    .map((each) => known.find((fact) => String(fact) === each.trim()) ?? each.trim());
  const subject = isFact(name) ? { session: name } : { answer: name };
  if (sign === '>=') return { ...subject, atLeast: Number(value) };
  const test = { ...subject, ...(others.length > 0 ? { oneOf: [first, ...others] } : { equals: first }) };
  return sign === '!=' ? { not: test } : test;
}

/** Reads a condition as a command takes it, such as `gender=Male|Other & age>=18`. Throws a UsageError. */
export function readCondition(written: string): Condition {
  const tests = written.split('&').map(readTest);
  return tests.length === 1 && tests[0] ? tests[0] : { and: tests };
}

/** The field of `plate:owns=Yes`, and the condition on which it shows. */
function readShowIf(written: string, names: readonly string[]): readonly [name: string, condition: Condition] {
  const [, name = '', condition] = /^(.+?):(.+)$/.exec(written) ?? [];
  if (!condition) throw new UsageError(`--show-if '${written}': write it as '${options['show-if'].example}'.`);
  if (names.includes(name)) return [name, readCondition(condition)];
  throw new UsageError(`--show-if: '${name}' is not a field. Write ${didYouMean(name, names, '--fields')}.`);
}

export type StepOrder = Awaited<ReturnType<typeof readOrder>>;

/** The step that the flags order, completed in a terminal. Throws a UsageError. */
export async function readOrder(flags: ReturnType<typeof readFlags>, isTerminal: boolean) {
  async function flagOf(name: 'route' | 'section' | 'title' | 'after' | 'fields'): Promise<string> {
    const { [name]: value } = flags;
    const { example, about } = options[name];
    if (value !== undefined) return value;
    if (!isTerminal) throw new UsageError(`--${name} is missing. In a terminal, npm run new:step asks for it.`);
    const validate = (typed = '') => (typed.trim() === '' ? 'Write something.' : undefined);
    const typed = await text({ message: `--${name}: ${about}`, placeholder: example, validate });
    if (isCancel(typed)) throw new UsageError('Nothing was written.');
    return typed;
  }
  const [route, section, title] = [await flagOf('route'), await flagOf('section'), await flagOf('title')];
  const after = await flagOf('after');
  if (!order.some((route) => route === after)) {
    const write = didYouMean(after, order, 'schemas/index.ts');
    throw new UsageError(`--after '${after}' is not in the journey. Write ${write}.`);
  }
  const fields = readFields(await flagOf('fields'));
  const names = fields.map(({ name }) => name);
  const showIf = Object.fromEntries(flags['show-if'].map((written) => readShowIf(written, names)));
  const askIf = flags['ask-if'] === undefined ? undefined : readCondition(flags['ask-if']);
  return { route, section, title, after, fields, showIf, askIf };
}
