import { boundsOf, breaksOf } from '#authoring/break-rules.ts';
import { conditionalStates } from '#authoring/conditional-states.ts';
import type { Step } from '#engine/step.ts';

/** The state that a story shows; `step-stories.tsx` plays it. */
export interface StoryArgs {
  /** Shows the text of the schema beside the screen. */
  readonly schema?: true;
  readonly filled?: true;
  /** The name of the rule that is broken: 'companyName:minLength'. */
  readonly broken?: string;
  /** The name of the rule whose bound the answer lies just inside of. */
  readonly inside?: string;
  /** A field with a condition, shown or hidden. */
  readonly condition?: { readonly field: string; readonly shown: boolean };
  /** The wording variant that the setting names. */
  readonly variant?: string;
  readonly save?: 'stalls' | 'drops' | 412 | 428 | 500;
}

export interface StoryPlan {
  readonly exportName: string;
  readonly name: string;
  readonly tags: string[];
  readonly args: StoryArgs;
}

/** 'Broken: PAN is required' → 'BrokenPANIsRequired'. */
function exported(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function plan(name: string, args: StoryArgs, ...tags: string[]): StoryPlan {
  return { exportName: exported(name), name, tags, args };
}

/**
 * One for each rule, named by its message, and by the rule as well where two have the same message. Only the first is run
 * as a test: the tests of the steps break every rule.
 */
function brokenStories(step: Step): StoryPlan[] {
  const breaks = breaksOf(step).filter(({ typed }) => typed);
  // Messages that differ only in punctuation or capitals have the same address.
  const addressOf = (message: string) => exported(message).toLowerCase();
  const addresses = breaks.map(({ message }) => addressOf(message));
  return breaks.map(({ name, message }, place) => {
    const isUnique = addresses.filter((address) => address === addressOf(message)).length === 1;
    return plan(`Broken: ${message}${isUnique ? '' : ` (${name})`}`, { broken: name }, ...(place > 0 ? ['!test'] : []));
  });
}

/** Not run as tests: other tests submit these answers. */
function insideStories(step: Step): StoryPlan[] {
  const inside = boundsOf(step).filter(({ side, typed }) => side === 'inside' && typed);
  return inside.map(({ name }) => plan(`Just inside: ${name}`, { inside: name }, '!test'));
}

const conditionStories = (step: Step): StoryPlan[] =>
  conditionalStates(step).map(({ field, shown }) =>
    plan(`${shown ? 'Shown' : 'Hidden'}: ${field}`, { condition: { field, shown } }),
  );

const variantStories = ({ variants = {} }: Step): StoryPlan[] =>
  Object.keys(variants).map((variant) => plan(`Wording: ${variant}`, { variant }));

/** Every state of a step, from its schema. */
export function storiesOf(step: Step): StoryPlan[] {
  return [
    plan('Empty', {}),
    plan('Filled', { filled: true }),
    ...brokenStories(step),
    ...insideStories(step),
    ...conditionStories(step),
    ...variantStories(step),
    // Not run as tests: the shared handler has its own, and one failure for each step is enough.
    plan('Saving', { save: 'stalls' }, '!test'),
    plan('Refused 412', { save: 412 }, '!test'),
    plan('Refused 428', { save: 428 }, '!test'),
    plan('Refused 500', { save: 500 }, '!test'),
    plan('Offline', { save: 'drops' }),
    // Not run as a test: it shows another story beside the text of the file.
    plan('Schema', { schema: true }, '!test'),
  ];
}
