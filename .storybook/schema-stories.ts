import { boundsOf, breaksOf } from '#authoring/break-rules.ts';
import { conditionalStates, exampleAnswers, factsFor } from '#authoring/check-answers.ts';
import type { CallName } from '#contract/calls.ts';
import type { Facts } from '#contract/session.ts';
import type { Step } from '#engine/step.ts';
import { prefillCalls } from '#engine/step-calls.ts';
import { messagesOf } from '#engine/validate.ts';
import type { ScreenState } from './screen-states.ts';

/** 'Error: PAN is required' → 'ErrorPANIsRequired'. */
function exported(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const plan = (name: string, state: ScreenState, ...tags: string[]) => ({
  exportName: exported(name),
  name,
  tags,
  state,
});

/** The question, in the wording of the borrower's lead type. */
const titleFor = ({ title, variants }: Step, { leadType }: Facts) => variants?.[leadType]?.title ?? title;

/** A logged-in borrower. */
const seenBy = (facts: Facts) => ({ facts: { ...facts, loggedIn: true, customerID: '70012' } });

/**
 * One story for each rule, with its name for `npm run journey -- --break`. Only the first is run as a test, because the
 * tests of the steps break every rule.
 */
function errorStories(step: Step) {
  const breaks = breaksOf(step).filter(({ canBeTyped }) => canBeTyped);
  return breaks.map(({ name, message, answers, facts }, place) => {
    const shows = Object.values(messagesOf(step.fields, answers, facts));
    const state = { ...seenBy(facts), fill: answers, does: ['Next'], shows };
    return plan(`Error: ${message} (${name})`, state, ...(place > 0 ? ['!test'] : []));
  });
}

/** The last answers that a rule allows. Not run as tests: other tests submit these answers. */
function limitStories(step: Step) {
  const limits = boundsOf(step).filter(({ side, canBeTyped }) => side === 'inside' && canBeTyped);
  return limits.map(({ name, rule, facts, answers }) => {
    const state = { ...seenBy(facts), fill: answers, shows: titleFor(step, facts) };
    return plan(`At the limit: ${rule.message} (${name})`, state, '!test');
  });
}

function conditionStories(step: Step) {
  return conditionalStates(step).map(({ field, shown, facts, answers }) => {
    const state = { ...seenBy(facts), fill: answers, inputs: { [field]: shown }, shows: titleFor(step, facts) };
    return plan(`${shown ? 'Shown' : 'Hidden'}: ${step.fields[field]?.label ?? ''} (${field})`, state);
  });
}

/** A placeholder shows while a step is empty; a conditional field, or the label of an option in a list, once it is filled. */
const variantStories = (step: Step) =>
  Object.entries(step.variants ?? {}).flatMap(([variant, wording]) => {
    const state = { variant, shows: wording.title ?? step.title };
    const filled = { ...seenBy(factsFor(step)), ...state, fill: exampleAnswers(step, {}) };
    return [plan(`Wording: ${variant}`, state), plan(`Wording, filled: ${variant}`, filled)];
  });

/** A step that the server fills in; in its other stories, the server has no answers of the borrower. */
function prefillStories(step: Step) {
  if (!step.prefill) return [];
  const { call, when } = step.prefill;
  const facts = factsFor(step, {}, when);
  const read = { ...seenBy(facts), shows: titleFor(step, facts) };
  return [
    plan('Prefilled', { ...read, answers: { [call]: prefillCalls[call].example.answer } }),
    plan('Prefill loading', { ...read, answers: { [call]: 'stalls' } }),
    plan('Prefill not read', { ...seenBy(facts), answers: { [call]: 500 } }),
  ];
}

/** Every state of a step, from its schema. */
export function storiesOf(step: Step) {
  const { save, confirm } = step;
  const call: CallName = 'call' in save ? save.call : 'saveAnswer';
  const facts = factsFor(step);
  const title = titleFor(step, facts);
  const filled = { ...seenBy(facts), fill: exampleAnswers(step, {}) };
  const does = ['Next', ...(confirm && !confirm.save ? [confirm.yes] : [])];
  const confirms = confirm ? [plan('Confirm', { ...filled, does: ['Next'], shows: confirm.title })] : [];
  const saved = (reply: 'stalls' | 'drops' | 412 | 428 | 500) => ({ ...filled, does, answers: { [call]: reply } });
  return [
    plan('Empty', { ...seenBy(facts), shows: title }),
    plan('Filled', { ...filled, shows: title }),
    ...prefillStories(step),
    ...errorStories(step),
    ...limitStories(step),
    ...conditionStories(step),
    ...variantStories(step),
    ...confirms,
    // Not run as tests, because the shared handler has its own and its popup has stories. 'Offline' is run where the popup
    // covers a confirmation.
    plan('Saving', saved('stalls'), '!test'),
    plan('Refused 412', saved(412), '!test'),
    plan('Refused 428', saved(428), '!test'),
    plan('Refused 500', saved(500), '!test'),
    plan('Offline', saved('drops'), ...(confirm ? [] : ['!test'])),
  ];
}

/** The states by the names under which their stories are exported. */
export const statesOf = (step: Step): Readonly<Record<string, ScreenState>> =>
  Object.fromEntries(storiesOf(step).map(({ exportName, state }) => [exportName, state]));
