/** One thing wrong with a schema, and how to mend it. */
export interface Finding {
  /** `schemas/loan-purpose.ts` */
  readonly file: string;
  /** The place in it: `save.key`, `fields.pan.rules[1]`. */
  readonly key: string;
  readonly wrong: string;
  /** What to write instead. */
  readonly write: string;
}

/** A finding whose file is known to whoever asked for it. */
export type Fault = Omit<Finding, 'file'>;

export function fault(key: string, wrong: string, write: string): Fault {
  return { key, wrong, write };
}

/** A finding on one line: `schemas/loan-purpose.ts › save.key: 'purposloan' is not a save key; write 'purposeloan'`. */
export function told({ file, key, wrong, write }: Finding): string {
  return `${file} › ${key}: ${wrong}; write ${write}`;
}
