import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textPairs } from '../../.storybook/design/pairs.ts';
import { contrast, readTokens, schemes } from '../../.storybook/design/tokens.ts';

const sections = readTokens(readFileSync('src/ui/tokens.css', 'utf8'));
const sheets = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'));

test.for(schemes)('every pair of the style sheets can be read in the %s scheme', (scheme) => {
  const edges = sections.get('colour: lines');
  const low = textPairs(sheets, sections).flatMap(({ front, back }) => {
    const ratio = contrast(scheme, front, back) ?? 0;
    return ratio >= (edges?.includes(front) ? 3 : 4.5) ? [] : [`${front.name} on ${back.name}: ${ratio.toFixed(1)}`];
  });
  expect(low).toEqual([]);
});

test('the pairs include a text on each surface, and one whose colour or background another rule sets', () => {
  const pairs = textPairs(sheets, sections).map(({ front, back }) => `${front.name} on ${back.name}`);
  const some = ['bg', 'bg-quiet', 'surface'].map((surface) => `--k-text-3 on --k-${surface}`);
  expect(pairs).toEqual(
    expect.arrayContaining([...some, '--k-danger on --k-danger-tint', '--k-toast-danger on --k-inverse']),
  );
});

test('the style sheets use only tokens that exist', () => {
  const tokens = [...sections.values()].flat().map(({ name }) => name);
  const named = sheets.flatMap((css) => css.match(/(?<=var\()--k-[\w-]+/g) ?? []);
  expect(named.filter((name) => !tokens.includes(name))).toEqual([]);
});
