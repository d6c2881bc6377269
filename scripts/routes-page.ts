import type { Route } from '#contract/routes.ts';
import { allRoutes } from '#schemas/index.ts';
import { pictureName } from '#tests/journeys/picture-name.ts';
import { drawnBy, entries } from './journey-map/map.ts';

const line = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => `\`${text}\``;

function row(route: Route): string {
  const drawer = drawnBy(route);
  const group = entries.find(({ id }) => id === route)?.group ?? '';
  return line(code(route), group, `[${drawer}](../${drawer})`, code(`${pictureName(route)}.png`));
}

/** docs/routes.md: every route of the specification, and what draws it. */
export function routesPage(): string {
  return [
    '# The routes',
    `All ${allRoutes.length}, generated from \`src/contract/routes.ts\`, \`schemas/\` and the records in \`src/screens/\` by \`npm run docs\`. What leads where is in [the journey](journey.md).`,
    'Every one is opened on a phone by [routes.spec](../tests/journeys/routes.spec.ts): one heading, a title, a next action, no sideways scrolling, a silent console. It saves a picture of each under the name in the last column, and `page-not-found.png`, where a folder is named: `PICTURES=pictures npm run test:journeys -- routes`. Every route with a schema is drawn, filled, broken and saved by [every-step](../tests/steps/every-step.browser.test.tsx) as well.',
    [
      line('Route', 'Part of the journey', 'Drawn by', 'Picture'),
      line('---', '---', '---', '---'),
      ...allRoutes.map(row),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
