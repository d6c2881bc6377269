import { exampleAnswers, exampleFacts } from '#authoring/check-answers.ts';
import { saveKeys, savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { stepCalls } from '#engine/step-calls.ts';
import { conditionChange, fieldChanges, partChange } from './field-words.ts';

const context = { leadID: 48213, facts: exampleFacts, origin: 'https://kadam.example' };

/** A part in one text, functions by their wording: what cannot be compared as a value. */
const wording = (value: unknown) =>
  JSON.stringify(value, (_name, part) => (typeof part === 'function' ? String(part) : part)) ?? String(value);

function fieldsChanges(before: Step, after: Step): string[] {
  const [was, is] = [Object.keys(before.fields), Object.keys(after.fields)];
  const kept = is.filter((name) => was.includes(name));
  const moved = kept.join() !== was.filter((name) => is.includes(name)).join();
  return [
    ...was.flatMap((name) => {
      const [old, now] = [before.fields[name], after.fields[name]];
      if (!old) return [];
      if (!now) return [`${old.label}: gone. What drafts hold under \`${name}\` is not read any more.`];
      return fieldChanges(old, now);
    }),
    ...is.flatMap((name) => {
      const now = after.fields[name];
      if (!now || name in before.fields) return [];
      const required = now.rules.some(({ rule }) => rule === 'required');
      const fate = required ? 'Saved drafts of this step become incomplete: it is asked for.' : 'It may stay empty.';
      return [`${now.label}: new, as \`${name}\`. ${fate}`];
    }),
    ...(moved ? [`Fields show in another order: ${is.map((name) => after.fields[name]?.label).join(', ')}.`] : []),
  ];
}

const keyOf = (step: Step) => Object.keys(saveKeys(step)).join(', ') || undefined;

function callOf({ save }: Step): string | undefined {
  if (!('call' in save)) return undefined;
  const { method, path } = stepCalls[save.call];
  return `${method} ${path}`;
}

/** What the first example that passes would send; nothing where it cannot be made. */
function sentBy(step: Step, answers: Step['examples']['pass'][number] | undefined): unknown {
  try {
    return savingOf(step, exampleAnswers(step, answers ?? {}), context).body;
  } catch {
    return undefined;
  }
}

function saveChanges(before: Step, after: Step): string[] {
  const [example] = before.examples.pass;
  const [was, is] = [sentBy(before, example), sentBy(after, example)];
  const key = partChange('save key', keyOf(before), keyOf(after));
  const call = partChange('call that saves', callOf(before), callOf(after));
  const body = key.length === 0 && call.length === 0 ? partChange('what the first example sends:', was, is) : [];
  const read = wording(before.save.decision) === wording(after.save.decision);
  return [
    ...key.map(
      (change) => `${change} Drafts stay; the server must know the new key, and keeps earlier answers under the old.`,
    ),
    ...call,
    ...body,
    ...(read ? [] : ['the answer to its save is read by another decision, or by one with other rows.']),
  ];
}

/** The parts of a confirm sheet that are plain, and its functions by their wording. */
function confirmChanges(before: Step, after: Step): string[] {
  if (wording(before.confirm) === wording(after.confirm)) return [];
  if (!before.confirm) return [`a confirm sheet is new: '${after.confirm?.title}'.`];
  if (!after.confirm) return [`the confirm sheet is gone: '${before.confirm.title}'.`];
  const [was, is] = [before.confirm, after.confirm];
  const plain = (['title', 'text', 'no', 'yes', 'when', 'variant'] as const).flatMap((name) =>
    partChange(`confirm ${name}`, was[name], is[name]),
  );
  const rest = wording([was.rows, was.save?.body]) === wording([is.rows, is.save?.body]);
  return [...plain, ...(rest ? [] : ['confirm: its rows, or what Yes sends, are made in another way.'])];
}

function hindiChanges(before: Step, after: Step): string[] {
  const [was, is] = [before.hindi ?? {}, after.hindi ?? {}];
  const added = Object.keys(is).filter((text) => !(text in was));
  const gone = Object.keys(was).filter((text) => !(text in is));
  const changed = Object.keys(is).filter((text) => text in was && was[text] !== is[text]);
  const count = (texts: readonly string[]) => (texts.length === 1 ? `'${texts[0]}'` : `${texts.length} texts`);
  return [
    ...(added.length > 0 ? [`Hindi of ${count(added)} is new.`] : []),
    ...(gone.length > 0 ? [`Hindi of ${count(gone)} is gone.`] : []),
    ...changed.map((text) => `Hindi of '${text}': '${was[text]}' → '${is[text]}'.`),
  ];
}

/** The names of the wording variants that are new, gone, or word something otherwise. */
function variantChanges({ variants: was = {} }: Step, { variants: is = {} }: Step): string[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => {
    const [before, after] = [was[name], is[name]];
    if (wording(before) === wording(after)) return [];
    return [
      `wording variant '${name}' ${before ? (after ? 'words other texts, or words them otherwise' : 'is gone') : 'is new'}.`,
    ];
  });
}

/** What is filled in beforehand, and for whom. */
function prefillChanges({ prefill: was }: Step, { prefill: is }: Step): string[] {
  const same = wording([was?.call, was?.answers]) === wording([is?.call, is?.answers]);
  return [
    ...(same ? [] : ['what is filled in beforehand comes in another way.']),
    ...(was && is ? conditionChange('filled in beforehand', was.when, is.when) : []),
  ];
}

/** What is different in a step, a line each. */
export function stepChanges(before: Step, after: Step): string[] {
  return [
    ...(['section', 'title', 'subtitle'] as const).flatMap((name) => partChange(name, before[name], after[name])),
    ...conditionChange('asked', before.askIf, after.askIf, 'of every borrower'),
    ...fieldsChanges(before, after),
    ...variantChanges(before, after),
    ...saveChanges(before, after),
    ...partChange('back arrow', before.back.to, after.back.to),
    ...partChange('back arrow of a repeat customer', before.back.repeatCustomer, after.back.repeatCustomer),
    ...partChange('the page before may name where back leads:', before.back.supplied, after.back.supplied),
    ...partChange('repeat customers:', before.repeatCustomer, after.repeatCustomer),
    ...partChange('slow submit', before.slowSubmit, after.slowSubmit),
    ...prefillChanges(before, after),
    ...confirmChanges(before, after),
    ...hindiChanges(before, after),
  ];
}
