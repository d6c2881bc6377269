export { longestText } from '#engine/fields/shapes.ts';

/** One thing wrong with a schema, and how to mend it. */
export interface Finding {
  /** `schemas/loan-purpose.ts` */
  readonly file: string;
  /** The line of that place, where whoever found it reads the file. */
  readonly line?: number;
  /** The place in it: `save.key`, `fields.pan.rules[1]`. */
  readonly key: string;
  readonly wrong: string;
  /** What to write instead. */
  readonly write: string;
}

/** A finding whose file is known to whoever asked for it. */
export type Fault = Omit<Finding, 'file' | 'line'>;

export function fault(key: string, wrong: string, write: string): Fault {
  return { key, wrong, write };
}

/** A finding on one line: `schemas/gender.ts:21 › save.key: 'gendre' is not a save key; write 'gender'`. */
export function told({ file, line, key, wrong, write }: Finding): string {
  return `${line === undefined ? file : `${file}:${line}`} › ${key}: ${wrong}; write ${write}`;
}
