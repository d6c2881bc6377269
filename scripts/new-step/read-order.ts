import { cancel, group, select, text } from '@clack/prompts';
import { didYouMean } from '#authoring/check-nearest.ts';
import { journey, steps } from '#schemas/index.ts';
import { UsageError } from '../usage-error.ts';
import type { Flags } from './flags.ts';
import { options } from './flags.ts';
import { readCondition } from './read-condition.ts';
import { readFields } from './read-fields.ts';

/** The entries of the journey, in order. */
export const order: readonly string[] = journey.map((entry) => (typeof entry === 'string' ? entry : entry.route));

const onCancel = () => {
  cancel('Nothing was written.');
  process.exit(1);
};

function problemOf(name: string, typed: string): string | undefined {
  try {
    if (name === 'fields') readFields(typed);
    return typed.trim() ? undefined : 'Write something.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A flag as it was given; asked for in the terminal where it is missing. */
function given(flags: Flags, name: 'route' | 'section' | 'title' | 'after' | 'fields', isTerminal: boolean) {
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
  const { subtitle, 'ask-if': askIf, 'show-if': showIf, key, reason, hindi } = flags;
  const needed = {
    route: () => given(flags, 'route', isTerminal),
    section: () => given(flags, 'section', isTerminal),
    title: () => given(flags, 'title', isTerminal),
    after: () => given(flags, 'after', isTerminal),
    fields: () => given(flags, 'fields', isTerminal),
  };
  const texts = await group(needed, { onCancel });
  const fields = readFields(texts.fields);
  const names = fields.map(({ name }) => name);
  if (!order.includes(texts.after)) {
    const write = didYouMean(texts.after, order, 'schemas/index.ts');
    throw new UsageError(`--after '${texts.after}' is not in the journey. Write ${write}.`);
  }
  const conditions = Object.entries(readPairs('show-if', showIf, names));
  const known: Readonly<Record<string, string>> = Object.assign({}, ...steps.map((step) => step.hindi));
  return {
    ...texts,
    subtitle,
    askIf: askIf === undefined ? undefined : readCondition(askIf),
    fields,
    keys: readPairs('key', key, names),
    reasons: readPairs('reason', reason, names),
    showIf: Object.fromEntries(conditions.map(([name, written]) => [name, readCondition(written)])),
    // A text that another step has keeps its Hindi.
    hindi: { ...known, ...readPairs('hindi', hindi) },
  };
}
