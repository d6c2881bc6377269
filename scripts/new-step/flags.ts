import { isCancel, text } from '@clack/prompts';
import { didYouMean } from '#authoring/check-nearest.ts';
import { order } from '#schemas/index.ts';
import { booleanFlag, stringFlag, UsageError } from '../command.ts';
import { readFields } from './read-fields.ts';

const asked = {
  route: { ...stringFlag, example: '/own-vehicle', about: 'its address, and the name of its file' },
  section: { ...stringFlag, example: 'About you', about: 'the words in the bar' },
  title: { ...stringFlag, example: 'Do you own a vehicle?', about: 'the question' },
  after: { ...stringFlag, example: '/gender', about: 'the step or screen before it' },
  fields: {
    ...stringFlag,
    example: 'owns:choice(Yes|No):Vehicle, plate:text',
    about: `name:kind or name:kind:Label; the kinds are in schemas/README.md, and some have more:
        rent:money(500..90000), town:select(Pune|Delhi); a lookup fills the field after it`,
  },
} as const;

export const help = `Writes a new step: its schema, its lines in schemas/index.ts, and the back arrow of the next step.
Asks for what is missing.

${Object.entries(asked)
  .map(([name, { example, about }]) => `  --${name} '${example}'  ${about}`)
  .join('\n')}
  --json  writes the JSON form instead of TypeScript`;

export const flags = { ...asked, json: booleanFlag } as const;

export type StepOrder = Awaited<ReturnType<typeof readOrder>>;

/** The step that the flags order, completed in a terminal. Throws a UsageError. */
export async function readOrder(values: Partial<Record<keyof typeof asked, string>>, isTerminal: boolean) {
  async function flagOf(name: keyof typeof asked): Promise<string> {
    const { [name]: value } = values;
    const { example, about } = asked[name];
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
  return { route, section, title, after, fields: readFields(await flagOf('fields')) };
}
