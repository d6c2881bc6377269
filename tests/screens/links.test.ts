import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRoute } from '#schemas/index.ts';

const components = globSync('src/{screen,screens}/**/*.tsx', { exclude: ['**/*.stories.tsx'] });

/** What stands in quotes, wherever it stands: in a link, in a navigation, or as the page to come back to. */
const quoted = /(["'`])(?<text>\/[a-z-]*)\1/g;

function routesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '');
  return [...code.matchAll(quoted)].flatMap(({ groups: { text = '' } = {} }) => (isRoute(text) ? [text] : []));
}

test('a component leads where its record says, so that the journey map has every link', () => {
  expect(components.length).toBeGreaterThan(50);
  expect(components.flatMap((file) => routesIn(file).map((route) => `${file}: ${route}`))).toEqual([]);
});
