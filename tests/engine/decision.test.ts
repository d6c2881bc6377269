import { expect, test } from 'vitest';
import { isSpecifiedRoute as isRoute } from '#contract/routes.ts';
import { decide } from '#engine/decision.ts';
import { stay } from '#engine/outcome.ts';
import { nobody, refused } from '#tests/engine/claims.ts';

test('a decision throws when no row applies', () => {
  const table = {
    title: 'Test',
    section: '§4',
    rows: [{ label: 'never', when: () => false, then: () => stay() }],
  } as const;
  expect(() => decide(table, refused(400), nobody, isRoute)).toThrow('The decision "Test" has no row for this.');
});
