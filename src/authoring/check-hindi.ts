import { longestText } from '#engine/fields/shapes.ts';
import type { Step } from '#engine/step.ts';
import { latin } from '#engine/typing.ts';
import { nearest } from './check-nearest.ts';
import type { ReadableStep } from './check-shape.ts';
import { issueAt, type StepIssue } from './issue.ts';
import { textsOf } from './step-texts.ts';

/** The numbers in a text, as plain digits: '₹1,25,000' and '१,२५,०००' are both '125000'. */
export function numbersIn(text: string): readonly string[] {
  const ungrouped = latin(text).replace(/(?<=\d),(?=\d{2,3}(?!\d)|\d{2},)/g, '');
  return (ungrouped.match(/\d+(\.\d+)?/g) ?? []).map((number) => number.replace(/^0+(?=\d)/, ''));
}

/** What a reader sees as one character: a vowel sign belongs to its letter. */
const lengthOf = (hindi: string) => [...new Intl.Segmenter('hi').segment(hindi)].length;

function boundsOf(message: string, fields: Step['fields']): readonly string[] {
  const rules = Object.values(fields).flatMap((field) => field.rules);
  return rules.flatMap((rule) =>
    rule.message === message && 'value' in rule && typeof rule.value === 'number' ? [String(rule.value)] : [],
  );
}

function numberIssues(english: string, hindi: string, { fields }: ReadableStep): StepIssue[] {
  const expected = numbersIn(english);
  const bounds = boundsOf(english, fields);
  const written = numbersIn(hindi);
  const missing = expected.filter((number) => !written.includes(number));
  // A number in words may be in digits in Hindi, unless a rule has the number.
  const more = written.filter((number) => ![...expected, ...bounds].includes(number));
  if (missing.length === 0 && (more.length === 0 || expected.length + bounds.length === 0)) return [];
  const right = [...new Set(expected.length > 0 ? expected : bounds)].join(', ');
  const wrong = `has ${written.join(', ') || 'no number'} where ${expected.length > 0 ? 'the English has' : 'the rule is'} ${right}`;
  return [issueAt(`hindi.${english}`, wrong, `${right} in it`)];
}

function writtenIssues(english: string, hindi: string, step: ReadableStep): StepIssue[] {
  const key = `hindi.${english}`;
  if (hindi.trim() === '') return [issueAt(key, 'is empty', `the Hindi of '${english}'`)];
  const length = lengthOf(hindi);
  const long =
    length > longestText ? [issueAt(key, `has ${length} characters, of ${longestText}`, 'a shorter text')] : [];
  return [...long, ...numberIssues(english, hindi, step)];
}

/** Whether every text of a step has its Hindi, and every Hindi its text. */
export function hindiIssues(step: ReadableStep): StepIssue[] {
  const { hindi = {}, whole } = step;
  const texts = textsOf(step);
  const english = texts.map(({ text }) => text);
  const missing = texts.filter(({ text }, place) => !Object.hasOwn(hindi, text) && english.indexOf(text) === place);
  const unused = Object.keys(hindi).filter((text) => !english.includes(text));
  const untranslated = missing.map(({ text }) => text);
  return [
    ...missing.map(({ key, text }) => issueAt(key, `'${text}' has no Hindi`, `a line of hindi: '${text}': '…'`)),
    // The text may be one of a part that could not be read.
    ...(whole ? unused : []).map((text) => {
      const meant = nearest(text, untranslated);
      const write = meant === undefined ? 'a text of the step, or take the line out' : `'${meant}'`;
      return issueAt(`hindi.${text}`, 'no text of the step is this', write);
    }),
    ...Object.entries(hindi).flatMap(([text, written]) => writtenIssues(text, written, step)),
  ];
}
