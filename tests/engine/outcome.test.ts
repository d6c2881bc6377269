import { expect, test } from 'vitest';
import { nextStep, withEvents, withSessionPatch } from '#engine/outcome.ts';

test('session patches and reports are added to those that an outcome has', () => {
  const outcome = withEvents(
    [{ goal: 'Lead' }],
    withSessionPatch({ leadID: 1 }, withSessionPatch({ accountId: 'a' }, nextStep)),
  );
  expect(withEvents([{ goal: 'Approval' }], outcome)).toEqual({
    kind: 'nextStep',
    patch: { leadID: 1, accountId: 'a' },
    report: [{ goal: 'Lead' }, { goal: 'Approval' }],
  });
});
