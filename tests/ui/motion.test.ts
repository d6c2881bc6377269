import { globSync, readFileSync } from 'node:fs';
import { type Declaration, parse } from 'postcss';
import { expect, test } from 'vitest';

/** Every declaration of the style sheets that animates a property. */
function animated(): readonly Declaration[] {
  const found: Declaration[] = [];
  for (const file of globSync('src/**/*.css')) {
    const root = parse(readFileSync(file, 'utf8'), { from: file });
    root.walkAtRules('keyframes', (rule) => rule.walkDecls((each) => void found.push(each)));
    root.walkDecls('transition', (each) => void found.push(each));
  }
  return found;
}

const propertyOf = ({ prop, value }: Declaration) => (prop === 'transition' ? (value.split(' ')[0] ?? '') : prop);

test('only transform, opacity and visibility are animated, except in the stair and in a button under a mouse pointer', () => {
  const free = ['transform', 'opacity', 'visibility', 'none'];
  const others = animated().filter((each) => !free.includes(propertyOf(each)));
  const places = others.map((each) => `${propertyOf(each)} ${each.source?.input.from?.split('/').at(-1)}`);
  expect([...new Set(places)].toSorted()).toEqual([
    'background-color button.module.css',
    'stroke-dasharray stair.module.css',
  ]);
});
