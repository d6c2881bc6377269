import type { Call } from '#contract/call.ts';
import type { StepIssue } from './issue.ts';
import { issueAt } from './issue.ts';
import type { Known, ReadableStep } from './known.ts';

type Placed = readonly [key: string, call: Call | undefined];

function callsOf({ fields, save, prefill, confirm }: ReadableStep): readonly Placed[] {
  return [
    ...Object.entries(fields).map(
      ([name, field]): Placed => [`fields.${name}.call`, 'call' in field ? field.call : undefined],
    ),
    ['prefill.call', prefill?.call],
    ['save.call', save && 'call' in save ? save.call : undefined],
    ['confirm.save.call', confirm?.save?.call],
  ];
}

/** Calls of a step that the sandbox lender does not serve: the step would get no answer there. */
export function callIssues(step: ReadableStep, { calls }: Known): StepIssue[] {
  return callsOf(step).flatMap(([key, call]) => {
    if (call === undefined || calls.some(({ method, path }) => method === call.method && path === call.path)) return [];
    const wrong = `'${call.method} ${call.path}' has no handler in the sandbox`;
    return [
      issueAt(key, wrong, 'a call of src/contract/calls.ts, or add this one there and its handler in sandbox/routes'),
    ];
  });
}
