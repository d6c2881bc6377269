import * as fc from 'fast-check';

/** Holds a property to be true of every value it is given. */
export function always<Values>(property: fc.IProperty<Values>): void {
  const run = fc.check(property);
  if (run.failed) throw new Error(fc.defaultReportMessage(run));
}
