import { expect, test } from 'vitest';
import { stalePages } from '../../scripts/write-docs.ts';

test('the generated pages say what the code says (npm run docs writes them)', () => {
  expect(stalePages()).toEqual([]);
});
