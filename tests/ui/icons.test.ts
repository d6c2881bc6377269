import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '#ui/brand/icon-names.ts';

const sprite = readFileSync(new URL('../../src/ui/brand/icons.svg', import.meta.url), 'utf8');

test('every icon name is drawn in the sprite, once, and nothing else is', () => {
  const drawn = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), (symbol) => symbol[1]);
  expect(drawn.toSorted()).toEqual(iconNames.toSorted());
});
