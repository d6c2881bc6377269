export interface Issue {
  readonly file: string;
  readonly line?: number;
  /** The place in the schema: `save.key`, `fields.pan.rules[1]`. */
  readonly key: string;
  readonly wrong: string;
  readonly write: string;
}

/** An issue of a step whose file the caller knows. */
export type StepIssue = Omit<Issue, 'file' | 'line'>;

export function issueAt(key: string, wrong: string, write: string): StepIssue {
  return { key, wrong, write };
}

/** An issue on one line: `schemas/gender.ts:21  save.key: 'gendre' is not a save key. Write 'gender'.` */
export function formatIssue({ file, line, key, wrong, write }: Issue): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${key}: ${wrong}. Write ${write}.`;
}
