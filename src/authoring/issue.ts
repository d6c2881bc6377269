import { didYouMean } from './check-nearest.ts';

export interface Issue {
  readonly file: string;
  readonly line?: number;
  /** The path in the schema: `save.key`, `fields.pan.rules[1]`. */
  readonly key: string;
  readonly wrong: string;
  readonly write: string;
}

/** An issue of a step; the caller adds its file. */
export type StepIssue = Omit<Issue, 'file' | 'line'>;

/** What a check finds, in the order of the schema. */
export type StepIssues = Iterable<StepIssue>;

export function issueAt(key: string, wrong: string, write: string): StepIssue {
  return { key, wrong, write };
}

/** Issues in the file of a step, by its route; '/index' for those of the journey. */
export function inFileOf(route: string, issues: StepIssues): Issue[] {
  return Array.from(issues, (issue) => ({ file: `schemas${route}.ts`, ...issue }));
}

/** An unknown name, with the known one that was meant: `'gendr' is not a field. Write 'gender'`. */
export function* unknownName(key: string, name: string, what: string, known: readonly string[], listedIn: string) {
  const write = didYouMean(name, known, `${listedIn}, or add it there`);
  if (!known.includes(name)) yield issueAt(key, `'${name}' is not ${what}`, write);
}

/** The repeated values of a list, whatever their capitals, each at the key of its index; undefined ones do not count. */
export function* repeatedValues(values: readonly unknown[], keyOf: (index: number) => string, write: string) {
  const words = values.map((value) => String(value).toLowerCase());
  for (const [index, value] of values.entries()) {
    if (value !== undefined && words.indexOf(String(words[index])) < index)
      yield issueAt(keyOf(index), `'${value}' is there twice`, write);
  }
}

/** An issue on one line: `schemas/gender.ts:21  save.key: 'gendre' is not a save key. Write 'gender'.` */
export function formatIssue({ file, line, key, wrong, write }: Issue): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${key}: ${wrong}. Write ${write}.`;
}
