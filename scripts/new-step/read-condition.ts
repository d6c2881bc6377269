import { factValues } from '#authoring/condition-parts.ts';
import type { Condition, SessionFacts } from '#engine/condition.ts';
import { UsageError } from '../usage-error.ts';

const isFact = (name: string): name is keyof SessionFacts => Object.hasOwn(factValues, name);

function readTest(written: string): Condition {
  const [, name = '', sign, value = ''] = /^\s*(\w+)\s*(!=|>=|=)\s*(.+?)\s*$/.exec(written) ?? [];
  if (sign === undefined || (sign === '>=' && Number.isNaN(Number(value)))) {
    throw new UsageError(
      `'${written.trim()}' is not a condition. Write one such as a=B, a=B|C, a!=B, a>=18, or 'a=B & c>=18'.`,
    );
  }
  const known = isFact(name) ? factValues[name] : [];
  const [first = '', ...others] = value
    .split('|')
    .map((text) => known.find((one) => String(one) === text.trim()) ?? text.trim());
  const subject = isFact(name) ? { session: name } : { answer: name };
  if (sign === '>=') return { ...subject, atLeast: Number(value) };
  const test = { ...subject, ...(others.length > 0 ? { oneOf: [first, ...others] } : { equals: first }) };
  return sign === '!=' ? { not: test } : test;
}

/** Reads a condition as a command takes it, such as `gender=Male|Other & age>=18`. Throws a UsageError. */
export function readCondition(written: string): Condition {
  const tests = written.split('&').map(readTest);
  return tests.length === 1 && tests[0] ? tests[0] : { and: tests };
}
