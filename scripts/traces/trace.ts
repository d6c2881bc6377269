import type { TestFile } from './test-files.ts';

/** A test that was found; without a name where only its file says what is looked for. */
export interface Proof {
  readonly path: string;
  readonly name?: string;
}

/** One thing that the product promises, and the tests that were found for it. */
export interface Trace {
  readonly says: string;
  readonly proofs: readonly Proof[];
}

/** Traces that stand together, under the section of the specification they come from. */
export interface TraceGroup {
  readonly section: string;
  readonly title: string;
  /** How a test was found, where that goes without saying for no reader. */
  readonly how?: string;
  readonly traces: readonly Trace[];
}

/**
 * The tests in whose source something stands: each by its name, a group where no test in it has it by itself, and the
 * file where it stands beside all tests, such as in a list that they go through.
 */
export function proofsIn({ path, text, tests }: TestFile, stands: (source: string) => boolean): Proof[] {
  if (!stands(text)) return [];
  const found = tests.filter((test) => stands(test.text));
  const single = found.filter(({ group }) => !group);
  const groups = found.filter((each) => each.group && !single.some((test) => each.text.includes(test.text)));
  const named = [...single, ...groups].map(({ name }) => ({ path, name }));
  return named.length > 0 ? named : [{ path }];
}
