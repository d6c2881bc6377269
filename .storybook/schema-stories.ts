import { boundsOf, breaksOf } from '#authoring/break-rules.ts';
import { exampleAnswers, factsFor } from '#authoring/check-answers.ts';
import { conditionalStates } from '#authoring/conditional-states.ts';
import type { CallName } from '#contract/calls.ts';
import type { Facts } from '#contract/session.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import type { ScreenState } from './screen-states.ts';

export interface StoryPlan {
  readonly exportName: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly state: ScreenState;
}

/** 'Broken: PAN is required' → 'BrokenPANIsRequired'. */
function exported(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function plan(name: string, state: ScreenState, ...tags: string[]): StoryPlan {
  return { exportName: exported(name), name, tags, state };
}

/** A logged-in borrower. */
const seenBy = (facts: Facts) => ({ facts: { ...facts, loggedIn: true, customerID: '70012' } });

/**
 * One for each rule, named by its message, and by the rule as well where two have the same message. Only the first is run
 * as a test: the tests of the steps break every rule.
 */
function brokenStories(step: Step): StoryPlan[] {
  const breaks = breaksOf(step).filter(({ typed }) => typed);
  // Messages that differ only in punctuation or capitals have the same address.
  const addresses = breaks.map(({ message }) => exported(message).toLowerCase());
  return breaks.map(({ name, message, answers, facts }, place) => {
    const isUnique = addresses.filter((address) => address === addresses[place]).length === 1;
    const shows = Object.values(messagesOf(step.fields, answers, facts));
    const state = { ...seenBy(facts), fill: answers, does: ['Next'], shows };
    return plan(`Broken: ${message}${isUnique ? '' : ` (${name})`}`, state, ...(place > 0 ? ['!test'] : []));
  });
}

/** Not run as tests: other tests submit these answers. */
function insideStories(step: Step): StoryPlan[] {
  const inside = boundsOf(step).filter(({ side, typed }) => side === 'inside' && typed);
  return inside.map(({ name, facts, answers }) => {
    return plan(`Just inside: ${name}`, { ...seenBy(facts), fill: answers, shows: step.title }, '!test');
  });
}

const conditionStories = (step: Step): StoryPlan[] =>
  conditionalStates(step).map(({ field, shown, facts, answers }) => {
    const state = { ...seenBy(facts), fill: answers, inputs: { [field]: shown }, shows: step.title };
    return plan(`${shown ? 'Shown' : 'Hidden'}: ${field}`, state);
  });

const variantStories = ({ title, variants = {} }: Step): StoryPlan[] =>
  Object.entries(variants).map(([variant, wording]) =>
    plan(`Wording: ${variant}`, { variant, shows: wording.title ?? title }),
  );

/** Every state of a step, from its schema. */
export function storiesOf(step: Step): StoryPlan[] {
  const { title, save, confirm } = step;
  const call: CallName = 'call' in save ? save.call : 'saveAnswer';
  const filled = { ...seenBy(factsFor(step)), fill: exampleAnswers(step, {}) };
  const does = ['Next', ...(confirm?.when === 'beforeSave' ? [confirm.yes] : [])];
  const saved = (reply: 'stalls' | 'drops' | 412 | 428 | 500) => ({ ...filled, does, answers: { [call]: reply } });
  return [
    plan('Empty', { ...seenBy(factsFor(step)), shows: title }),
    plan('Filled', { ...filled, shows: title }),
    ...brokenStories(step),
    ...insideStories(step),
    ...conditionStories(step),
    ...variantStories(step),
    // Not run as tests: the shared handler has its own, and one failure for each step is enough.
    plan('Saving', saved('stalls'), '!test'),
    plan('Refused 412', saved(412), '!test'),
    plan('Refused 428', saved(428), '!test'),
    plan('Refused 500', saved(500), '!test'),
    plan('Offline', saved('drops')),
    // Not run as a test: it shows another story beside the text of the file.
    plan('Schema', {}, '!test'),
  ];
}

/** The states by the names under which their stories are exported. */
export const statesOf = (step: Step): Readonly<Record<string, ScreenState>> =>
  Object.fromEntries(storiesOf(step).map(({ exportName, state }) => [exportName, state]));
