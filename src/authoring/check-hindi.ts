import { longestText } from '#engine/fields/shapes.ts';
import { entryOf } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { latin } from '#engine/typing.ts';
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

/** The numbers of the rules that show a message. */
function numbersOfRules(message: string, fields: Step['fields']): readonly string[] {
  const rules = Object.values(fields).flatMap((field) => field.rules.filter((rule) => rule.message === message));
  const values = rules.map((rule) => entryOf(rule).value);
  return values.filter((value) => typeof value === 'number').map(String);
}

function* numberIssues(key: string, english: string, hindi: string, fields: Step['fields']): StepIssues {
  const expected = numbersIn(english);
  const bounds = numbersOfRules(english, fields);
  const written = numbersIn(hindi);
  const isMissing = expected.some((number) => !written.includes(number));
  // A number in words may be in digits in Hindi, unless a rule has the number.
  const hasMore = written.some((number) => ![...expected, ...bounds].includes(number));
  if (!isMissing && (!hasMore || expected.length + bounds.length === 0)) return;
  const [right, where] = expected.length > 0 ? [expected, 'the English has'] : [bounds, 'the rule is'];
  const numbers = [...new Set(right)].join(', ');
  yield issueAt(key, `has ${written.join(', ') || 'no number'} where ${where} ${numbers}`, `${numbers} in it`);
}

/** Whether every text of a step has its Hindi, and every Hindi its text. */
export function* hindiIssues(step: ReadableStep): StepIssues {
  const { hindi = {}, fields, whole } = step;
  const texts = textsOf(step);
  const english = texts.map(({ text }) => text);
  const missing = texts.filter(({ text }, index) => !Object.hasOwn(hindi, text) && english.indexOf(text) === index);
  for (const { key, text } of missing) {
    yield issueAt(key, `'${text}' has no Hindi`, `a line of hindi: '${text}': '…'`);
  }
  const untranslated = missing.map(({ text }) => text);
  for (const [text, written] of Object.entries(hindi)) {
    const key = `hindi.${text}`;
    // The text may be one of a part that could not be read.
    if (whole && !english.includes(text)) {
      const meant = nearest(text, untranslated);
      const write = meant === undefined ? 'a text of the step, or take the line out' : `'${meant}'`;
      yield issueAt(key, 'no text of the step is this', write);
    }
    if (written.trim() === '') {
      yield issueAt(key, 'is empty', `the Hindi of '${text}'`);
      continue;
    }
    // A name such as 'CEO' may stay.
    if (written === text && /[a-z] [a-z]/.test(text)) {
      yield issueAt(key, 'is the English text', `the Hindi of '${text}'`);
      continue;
    }
    const length = lengthOf(written);
    if (length > longestText) yield issueAt(key, `has ${length} characters, of ${longestText}`, 'a shorter text');
    yield* numberIssues(key, text, written, fields);
  }
}
