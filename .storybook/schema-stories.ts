import { boundsOf, breaksOf } from '#authoring/break-rules.ts';
import { conditionalStates } from '#authoring/conditional-states.ts';
import type { Step } from '#engine/step.ts';

/** What a story shows beyond its step; `step-stories.tsx` plays it. */
export interface StoryArgs {
  /** The schema's own text, beside the screen. */
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

/** One for each rule, named by what it tells, and by the rule as well where two tell the same. */
function brokenStories(step: Step): StoryPlan[] {
  const breaks = breaksOf(step).filter(({ typed }) => typed);
  // What differs in punctuation or capitals alone has one address.
  const addressOf = (message: string) => exported(message).toLowerCase();
  const told = breaks.map(({ message }) => addressOf(message));
  return breaks.map(({ name, message }) => {
    const once = told.indexOf(addressOf(message)) === told.lastIndexOf(addressOf(message));
    return plan(`Broken: ${message}${once ? '' : ` (${name})`}`, { broken: name });
  });
}

/** To look at: that these answers are taken has tests of its own. */
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

/** Every state of a step, out of its schema alone. */
export function storiesOf(step: Step): StoryPlan[] {
  return [
    plan('Empty', {}),
    plan('Filled', { filled: true }),
    ...brokenStories(step),
    ...insideStories(step),
    ...conditionStories(step),
    ...variantStories(step),
    plan('Saving', { save: 'stalls' }),
    plan('Refused 412', { save: 412 }),
    // To look at: the shared handler has its own tests, and one refusal a step proves that the step asks it.
    plan('Refused 428', { save: 428 }, '!test'),
    plan('Refused 500', { save: 500 }, '!test'),
    plan('Offline', { save: 'drops' }),
    // To look at: it frames a story that is tested, beside the text of the file.
    plan('Schema', { schema: true }, '!test'),
  ];
}
