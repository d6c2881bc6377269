import { describe, expect, test } from 'vitest';
import { isSpecifiedRoute as isRoute } from '#contract/routes.ts';
import { type Decision, decide } from '#engine/decision.ts';
import { stay } from '#engine/outcome.ts';
import { answered, nobody, refused } from '#tests/engine/claims.ts';

describe('a decision', () => {
  const table: Decision<{ a: number }> = {
    title: 'Test',
    section: '§4',
    rows: [
      { label: 'one', when: ({ body }) => body?.a === 1, then: () => stay('statusCode 1') },
      { label: 'one again', when: ({ body }) => body?.a === 1, then: () => stay('statusCode 2') },
    ],
  };

  test('uses the first row that applies', () => {
    expect(decide(table, answered({ a: 1 }), nobody, isRoute)).toEqual({ row: 'one', outcome: stay('statusCode 1') });
  });
  test('throws when no row applies', () => {
    expect(() => decide(table, refused(400), nobody, isRoute)).toThrow('The decision "Test" has no row for this.');
  });
});
