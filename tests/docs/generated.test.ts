import { expect, test } from 'vitest';
import { stalePages } from '../../scripts/write-docs.ts';

test('the generated pages are up to date with the code (npm run docs writes them)', () => {
  expect(stalePages()).toEqual([]);
});
