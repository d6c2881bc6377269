import type { Step } from '#engine/step.ts';
import { nearest } from './check-nearest.ts';
import type { StepIssue } from './issue.ts';
import { issueAt, longestText } from './issue.ts';
import { textsOf } from './step-texts.ts';

/** What a reader sees as one character: a vowel sign stands on its letter. */
const lengthOf = (hindi: string) => [...new Intl.Segmenter('hi').segment(hindi)].length;

function writtenIssues(english: string, hindi: string): StepIssue[] {
  const key = `hindi.${english}`;
  if (hindi.trim() === '') return [issueAt(key, 'is empty', `the Hindi of '${english}'`)];
  const length = lengthOf(hindi);
  return length > longestText ? [issueAt(key, `has ${length} characters, of ${longestText}`, 'a shorter text')] : [];
}

/** Whether every text of a step has its Hindi, and every Hindi its text. */
export function hindiIssues(step: Step): StepIssue[] {
  const { hindi = {} } = step;
  const texts = textsOf(step);
  const english = texts.map(({ text }) => text);
  const missing = texts.filter(({ text }, place) => !Object.hasOwn(hindi, text) && english.indexOf(text) === place);
  const unused = Object.keys(hindi).filter((text) => !english.includes(text));
  const untranslated = missing.map(({ text }) => text);
  return [
    ...missing.map(({ key, text }) => issueAt(key, `'${text}' has no Hindi`, `a line of hindi: '${text}': '…'`)),
    ...unused.map((text) => {
      const meant = nearest(text, untranslated);
      const write = meant === undefined ? 'a text of the step, or take the line out' : `'${meant}'`;
      return issueAt(`hindi.${text}`, 'no text of the step is this', write);
    }),
    ...Object.entries(hindi).flatMap(([text, written]) => writtenIssues(text, written)),
  ];
}
