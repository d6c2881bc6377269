import { parseArgs } from 'node:util';
import { cancel, group, select, text } from '@clack/prompts';
import { didYouMean } from '#authoring/check-nearest.ts';
import { factValues } from '#authoring/condition-parts.ts';
import type { Condition, SessionFacts } from '#engine/condition.ts';
import { journey, steps } from '#schemas/index.ts';
import { UsageError } from '../command.ts';
import { readFields } from './read-fields.ts';

const one = { type: 'string' } as const;
const many = { type: 'string', multiple: true, default: [] as string[] } as const;
const yes = { type: 'boolean', default: false, example: '' } as const;

/** The flags of the command, each with an example of its value. */
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
  subtitle: { ...one, example: 'As it is in your papers.', about: 'the words under the title' },
  'show-if': {
    ...many,
    example: 'plate:owns=Yes',
    about: `a field shows only then; conditions are a=B, a=B|C, a!=B, a>=5, and 'a=B & c>=5' for both,
        where a is a field of the journey, or repeatCustomer, customerType, leadType, productId`,
  },
  'ask-if': { ...one, example: 'gender=Male|Other', about: 'the step is asked only then' },
  key: { ...many, example: 'plate=plateNo', about: 'the key under which a field is saved; its name otherwise' },
  reason: { ...many, example: 'plate=We check it.', about: 'why a personal field is asked' },
  hindi: { ...many, example: 'Yes=हाँ', about: 'a translation; those of other steps come by themselves' },
  json: { ...yes, about: 'writes the JSON form instead of TypeScript' },
  'dry-run': { ...yes, about: 'shows what it would write' },
  help: { ...yes, about: 'shows this' },
} as const;

export const help = `Writes a new step: its schema, its lines in schemas/index.ts, and the back arrow of the next step.
Asks for the first five flags where they are missing. --show-if, --key, --reason and --hindi may be repeated.

${Object.entries(options)
  .map(([name, { example, about }]) => `  --${name} ${example && `'${example}'`}  ${about}`)
  .join('\n')}`;

type Flags = ReturnType<typeof readFlags>;

export const readFlags = (args: string[]) => parseArgs({ args, options }).values;

/** The entries of the journey, in order. */
export const order: readonly string[] = journey.map((entry) => (typeof entry === 'string' ? entry : entry.route));

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

function problemOf(name: string, typed: string): string | undefined {
  try {
    if (name === 'fields') readFields(typed);
    return typed.trim() ? undefined : 'Write something.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const onCancel = () => {
  cancel('Nothing was written.');
  process.exit(1);
};

/** A flag, prompted for in the terminal where it is missing. */
function textOf(flags: Flags, name: 'route' | 'section' | 'title' | 'after' | 'fields', isTerminal: boolean) {
  const { [name]: value } = flags;
  const { example, about } = options[name];
  if (value !== undefined) return Promise.resolve(value);
  if (!isTerminal) throw new UsageError(`--${name} is missing. In a terminal, npm run new:step asks for it.`);
  const message = `--${name}: ${about}`;
  if (name === 'after') return select({ message, options: order.map((route) => ({ value: route })), maxItems: 12 });
  return text({ message, placeholder: example, validate: (typed = '') => problemOf(name, typed) });
}

/** Asks for the Hindi of some texts; an empty answer leaves it to write. */
export function askForHindi(texts: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const prompts = texts.map((english) => [english, () => text({ message: `'${english}' in Hindi`, defaultValue: '' })]);
  return group(Object.fromEntries(prompts), { onCancel });
}

/** `plate=plateNo` pairs as an object; of the known names only. */
function readPairs(
  flag: 'show-if' | 'key' | 'reason' | 'hindi',
  written: readonly string[],
  known?: readonly string[],
) {
  const pairs = written.map((pair) => {
    const [, name = '', value = ''] = (flag === 'show-if' ? /^(.*?):(.*)$/ : /^(.*?)=(.*)$/).exec(pair) ?? [];
    if (!name || !value) throw new UsageError(`--${flag} '${pair}': write it as '${options[flag].example}'.`);
    if (!known || known.includes(name)) return [name, value] as const;
    throw new UsageError(`--${flag}: '${name}' is not a field. Write ${didYouMean(name, known, '--fields')}.`);
  });
  return Object.fromEntries(pairs);
}

export type StepOrder = Awaited<ReturnType<typeof readOrder>>;

/** The step that the flags order, completed in a terminal. Throws a UsageError. */
export async function readOrder(flags: Flags, isTerminal: boolean) {
  const prompt = (name: Parameters<typeof textOf>[1]) => () => textOf(flags, name, isTerminal);
  const [route, section, title] = [prompt('route'), prompt('section'), prompt('title')];
  const texts = await group({ route, section, title, after: prompt('after'), fields: prompt('fields') }, { onCancel });
  const fields = readFields(texts.fields);
  const names = fields.map(({ name }) => name);
  if (!order.includes(texts.after)) {
    const write = didYouMean(texts.after, order, 'schemas/index.ts');
    throw new UsageError(`--after '${texts.after}' is not in the journey. Write ${write}.`);
  }
  const conditions = Object.entries(readPairs('show-if', flags['show-if'], names));
  return {
    ...texts,
    subtitle: flags.subtitle,
    askIf: flags['ask-if'] === undefined ? undefined : readCondition(flags['ask-if']),
    fields,
    keys: readPairs('key', flags.key, names),
    reasons: readPairs('reason', flags.reason, names),
    showIf: Object.fromEntries(conditions.map(([name, written]) => [name, readCondition(written)])),
    // A text that another step has keeps its Hindi.
    hindi: { ...Object.assign({}, ...steps.map((step) => step.hindi)), ...readPairs('hindi', flags.hindi) },
  };
}
