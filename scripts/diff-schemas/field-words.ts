import { conditionWords } from '#authoring/condition-words.ts';
import type { Condition } from '#engine/condition.ts';
import type { Field, Option } from '#engine/fields.ts';
import { typingOf } from '#engine/typing-aids.ts';
import { rulesChanges } from './rule-words.ts';

/** What a part is called; a part that is not here is told by its own name. */
const names: Readonly<Record<string, string>> = {
  autocomplete: 'autocomplete token',
  groupTitle: 'heading above it',
  emptyText: 'text when nothing is found',
  length: 'number of digits',
  fills: 'field that it fills',
};

const told = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** A part that is there on one side only, or is another. */
export function partChange(name: string, was: unknown, is: unknown): string[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (was === undefined) return [`${name} is new: ${told(is)}.`];
  if (is === undefined) return [`${name} is gone: ${told(was)}.`];
  return [`${name} ${told(was)} → ${told(is)}.`];
}

/** When something happens, where that changes: 'shows only if gender is Male; it always did'. */
export function conditionChange(
  verb: string,
  before: Condition | undefined,
  after: Condition | undefined,
  otherwise = 'always',
): string[] {
  const words = (condition: Condition | undefined) => {
    // An earlier commit may have a function.
    if (typeof condition === 'function') return 'as a function decided';
    return condition ? `only if ${conditionWords(condition)}` : otherwise;
  };
  const [was, is] = [words(before), words(after)];
  return was === is ? [] : [`${verb} ${is}; before: ${was}.`];
}

/** The parts of a field that are plain values, apart from its rules, options and condition. */
function plainParts(field: Field): Record<string, unknown> {
  const { rules: _rules, secret: _secret, kind: _kind, showIf: _showIf, ...parts } = field;
  const plain = Object.entries(parts).filter(
    ([name, value]) => typeof value !== 'function' && name !== 'options' && name !== 'normalize',
  );
  return Object.fromEntries(plain);
}

const optionsOf = (field: Field): readonly Option[] => ('options' in field ? field.options : []);

function optionChanges(before: Field, after: Field): string[] {
  const [was, is] = [optionsOf(before), optionsOf(after)];
  const [old, now] = [was.map(({ value }) => value), is.map(({ value }) => value)];
  const kept = now.filter((value) => old.includes(value));
  const find = (options: readonly Option[], value: string) => options.find((option) => option.value === value);
  const chosen = !('options' in before) && 'options' in after;
  return [
    ...(chosen ? ['only an option can be given now. Saved drafts with anything else become invalid.'] : []),
    ...(chosen ? [] : now.filter((value) => !old.includes(value)).map((value) => `option "${value}" is new.`)),
    ...old
      .filter((value) => 'options' in after && !now.includes(value))
      .map((value) => `option "${value}" is gone. Saved drafts with "${value}" become invalid.`),
    ...(kept.join() === old.filter((value) => kept.includes(value)).join()
      ? []
      : [`its options show in another order: ${now.join(', ')}.`]),
    ...kept.flatMap((value) => {
      const [option, changed] = [find(was, value), find(is, value)];
      return [
        ...partChange(`label of "${value}"`, option?.label, changed?.label),
        ...partChange(`icon of "${value}"`, option?.icon, changed?.icon),
        ...conditionChange(`option "${value}" shows`, option?.showIf, changed?.showIf),
      ];
    }),
  ];
}

/** Texts that show what a typing aid keeps: letters of both cases, digits, signs, and more than any field holds. */
const typings = ['1234567890123456789012345', 'Abcdefghij klmnopqrst Uvwxyz', ' +91 98765-43210 ', "o'Neil.7@x.in"];

function typingChange(before: Field, after: Field): string[] {
  const kept = (field: Field) =>
    typings.map((typed) => ('normalize' in field && field.normalize ? typingOf(field.normalize)(typed) : typed));
  const [was, is] = [kept(before), kept(after)];
  const place = was.findIndex((text, at) => text !== is[at]);
  if (place < 0) return [];
  return [`of '${typings[place]}' typed, '${is[place]}' stays; it was '${was[place]}'.`];
}

function secretChange(before: Field, after: Field): string[] {
  if (before.secret === after.secret) return [];
  return after.secret
    ? ['it is secret now, and never kept in a draft. What drafts hold of it is not read any more.']
    : ['it is no longer secret, and is kept in drafts from now on.'];
}

/** No draft holds a secret, so that none becomes invalid by it. */
function withoutDrafts(change: string): string {
  return change.replace(/(Saved drafts .*|Which saved drafts .*|No saved draft .*)$/, 'It is never kept in a draft.');
}

/** What is different in a field, under the label it had. */
export function fieldChanges(before: Field, after: Field): string[] {
  const [was, is] = [plainParts(before), plainParts(after)];
  const parts = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changes = [
    ...partChange('kind', before.kind, after.kind),
    ...parts.flatMap((name) => partChange(names[name] ?? name, was[name], is[name])),
    ...conditionChange('shows', before.showIf, after.showIf),
    ...optionChanges(before, after),
    ...rulesChanges(before.rules, after.rules),
    ...typingChange(before, after),
    ...secretChange(before, after),
  ];
  return changes.map((change) => `${before.label}: ${before.secret && after.secret ? withoutDrafts(change) : change}`);
}
