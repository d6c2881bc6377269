import { globSync, readFileSync } from 'node:fs';
import { type Declaration, parse } from 'postcss';
import { expect, test } from 'vitest';

/** Every declaration of the styles that moves something. */
function moving(): readonly Declaration[] {
  const found: Declaration[] = [];
  for (const file of globSync('src/**/*.css')) {
    const root = parse(readFileSync(file, 'utf8'), { from: file });
    root.walkAtRules('keyframes', (rule) => rule.walkDecls((each) => void found.push(each)));
    root.walkDecls('transition', (each) => void found.push(each));
  }
  return found;
}

const wordsOf = ({ prop, value }: Declaration) => (prop === 'transition' ? (value.split(' ')[0] ?? '') : prop);

test('moves only what needs no layout: the rest is the stair, and a button under a mouse pointer', () => {
  const free = ['transform', 'opacity', 'visibility', 'none'];
  const others = moving().filter((each) => !free.includes(wordsOf(each)));
  const places = others.map((each) => `${wordsOf(each)} ${each.source?.input.from?.split('/').at(-1)}`);
  expect([...new Set(places)].toSorted()).toEqual([
    'background-color button.module.css',
    'stroke-dasharray stair.module.css',
  ]);
});
