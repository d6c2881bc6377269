import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textPairs } from '../../.storybook/design/pairs.ts';
import { colourIn, contrast, readTokens } from '../../.storybook/design/tokens.ts';

const css = readFileSync('src/ui/tokens.css', 'utf8');
const sections = readTokens(css);
const tokens = new Map([...sections.values()].flat().map((token) => [token.name, token]));
const sheets = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'));

test.for(['light', 'dark'] as const)('every pair of the style sheets can be read in the %s scheme', (scheme) => {
  const edges = sections.get('colour: lines')?.map(({ name }) => name);
  const low = textPairs(sheets, tokens).flatMap(({ front, back }) => {
    const [over, under] = [front, back].map((name) => {
      const token = tokens.get(name);
      return token && colourIn(scheme, token);
    });
    const ratio = over && under ? contrast(over, under) : 0;
    return ratio >= (edges?.includes(front) ? 3 : 4.5) ? [] : [`${front} on ${back}: ${ratio.toFixed(1)}`];
  });
  expect(low).toEqual([]);
});
