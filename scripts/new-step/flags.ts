import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';

const one = { type: 'string' } as const;
const many = { type: 'string', multiple: true, default: [] as string[] } as const;
const yes = { type: 'boolean', default: false, example: '' } as const;

/** The flags of the command, each with an example of its value. */
export const options = {
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
Asks for the first five flags where they are missing. --show-if, --key, --reason and --hindi may be given several times.

${Object.entries(options)
  .map(([name, { example, about }]) => `  --${name} ${example && `'${example}'`}  ${about}`)
  .join('\n')}`;

export type Flags = ReturnType<typeof readFlags>;

/** The flags of the command. Throws a UsageError. */
export function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}. --help lists the flags.`);
  }
}
