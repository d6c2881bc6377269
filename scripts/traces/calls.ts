import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import type { TestFile } from './test-files.ts';
import type { Proof, TraceGroup } from './trace.ts';
import { proofsIn } from './trace.ts';

// In the order of the alphabet: a module lists its names in another order wherever it runs.
const names = (Object.keys(calls) as CallName[]).sort();

/** A call goes by its name where the file has that name from the contract, or in quotation marks as a fault does. */
function proofsOf(name: CallName, file: TestFile): Proof[] {
  const imported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#contract/`).test(file.text);
  const form = new RegExp(imported ? `\\b${name}\\b` : `['"\`]${name}['"\`:]`);
  return proofsIn(file, (source) => form.test(source));
}

/** §7: every call, and the tests that name it. */
export function callTraces(files: readonly TestFile[]): TraceGroup {
  return {
    section: '§7',
    title: 'Calls',
    how: 'A test that names the call, beside those that go through all of them.',
    traces: names.map((name) => {
      const { method, path } = calls[name];
      return { says: `\`${name}\` ${method} ${path}`, proofs: files.flatMap((file) => proofsOf(name, file)) };
    }),
  };
}
