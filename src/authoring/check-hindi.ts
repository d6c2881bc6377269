import { longestText } from '#engine/fields/shapes.ts';
import { latin } from '#engine/typing.ts';
import { placeholdersIn } from '#languages/format.ts';
import { nearest } from './check-nearest.ts';
import type { ReadableStep } from './check-shape.ts';
import { issueAt, type StepIssues } from './issue.ts';
import { textsOf } from './step-texts.ts';

/** The numbers in a text, as plain digits: '₹1,25,000' and '१,२५,०००' are both '125000'. */
export function numbersIn(text: string): readonly string[] {
  const ungrouped = latin(text).replace(/(?<=\d),(?=\d{2,3}(?!\d)|\d{2},)/g, '');
  return (ungrouped.match(/\d+(\.\d+)?/g) ?? []).map((number) => number.replace(/^0+(?=\d)/, ''));
}

/** What a reader sees as one character: a vowel sign belongs to its letter. */
const lengthOf = (hindi: string) => [...new Intl.Segmenter('hi').segment(hindi)].length;

/** The placeholders, the markup and the numbers of a text; not a number in a name, such as {last4}. */
const valuesIn = (text: string) => [
  ...placeholdersIn(text).map((name) => `{${name}}`),
  ...(text.match(/<[^>]*>|&#?\w+;/g) ?? []),
  ...numbersIn(text.replace(/\{\w+\}/g, '')),
];

/** Without it, a count that has no form of its own would show nothing. */
const pluralWithoutOther = /, *plural,(?: *(?!other\b)\w+ *\{[^{}]*\})+ *\}/;

/** It would hide the count, where the English shows it. */
const otherWithoutNumber = /\bother *\{[^{}#]*\}/;

/** How a translation does not fit its English text, in plain words. `longest`: the most characters that it may have. */
export function mismatches(english: string, translation: string, longest = Number.POSITIVE_INFINITY) {
  if (translation.trim() === '') return ['is empty'];
  const [expected, written] = [valuesIn(english), valuesIn(translation)];
  // A 1 may be written as a word: 'First', 'one'.
  const lacking = expected.filter((value) => value !== '1' && !written.includes(value));
  const surplus = written.filter((value) => !expected.includes(value));
  const length = lengthOf(translation);
  return [
    // No text for borrowers has either.
    ...(/[\n\r\\]/.test(translation) ? ['has a line break or a backslash'] : []),
    ...(translation.includes('??') ? ["has '??' for letters that were lost, as the file was not saved as UTF-8"] : []),
    ...(translation === translation.trim() ? [] : ['has a space at its start or end']),
    ...(pluralWithoutOther.test(translation) ? ["lacks the plural form 'other'"] : []),
    ...(otherWithoutNumber.test(translation) && !otherWithoutNumber.test(english)
      ? ["has no # in the plural form 'other'"]
      : []),
    ...lacking.map((value) => `lacks ${value}`),
    ...surplus.map((value) => `has ${value}, which the English has not`),
    // A name such as 'CEO' may stay.
    ...(translation === english && /[a-z] [a-z]/.test(english) ? ['is the English text'] : []),
    ...(length > longest ? [`has ${length} characters, of ${longest}`] : []),
  ];
}

/** Whether every text of a step has its Hindi, and every Hindi its text. */
export function* hindiIssues(step: ReadableStep): StepIssues {
  const { hindi = {}, whole } = step;
  const texts = textsOf(step);
  const english = texts.map(({ text }) => text);
  const missing = texts.filter(({ text }, index) => !Object.hasOwn(hindi, text) && english.indexOf(text) === index);
  const untranslated = missing.map(({ text }) => text);
  // A line of Hindi under a mistyped text, or under one that was reworded. A part that could not be read may have the text.
  const unused = whole ? Object.keys(hindi).filter((text) => !english.includes(text)) : [];
  const meant = new Map(unused.map((text) => [text, nearest(text, untranslated)]));
  for (const { key, text } of missing) {
    if ([...meant.values()].includes(text)) continue;
    yield issueAt(key, `'${text}' has no Hindi`, `a line of hindi: '${text}': '…'`);
  }
  for (const [text, written] of Object.entries(hindi)) {
    const key = `hindi.${text}`;
    if (unused.includes(text)) {
      const right = meant.get(text);
      const write = right === undefined ? 'a text of the step, or take the line out' : `'${right}'`;
      yield issueAt(key, 'no text of the step is this', write);
      continue;
    }
    const wrong = mismatches(text, written, longestText);
    if (wrong.length > 0) yield issueAt(key, wrong.join(', and '), `the Hindi of '${text}'`);
  }
}
