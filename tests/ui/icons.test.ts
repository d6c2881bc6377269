import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '#ui/brand/icon.tsx';

const sprite = readFileSync(new URL('../../src/ui/brand/icons.svg', import.meta.url), 'utf8');

test('the sprite has one symbol for each icon name', () => {
  const symbols = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), (symbol) => symbol[1]);
  expect(symbols.toSorted()).toEqual(iconNames.toSorted());
});
