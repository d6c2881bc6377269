import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '#contract/routes.ts';
import { routes } from '#contract/routes.ts';
import { stepByRoute } from '#schemas/index.ts';
import { pictureName } from '#tests/journeys/picture-name.ts';
import { map } from './journey-map/map.ts';

const line = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => `\`${text}\``;

const screenList = readFileSync('src/app/screens.ts', 'utf8');
const router = readFileSync('src/app/router.tsx', 'utf8');

/** The file that is written in an import of `#screens/…`, as it is found in a text. */
function importedBy(text: string, import_: RegExp): string | undefined {
  const [, file] = import_.exec(text) ?? [];
  return file && `src/screens/${file}`;
}

/** The file that draws a route: its schema, or its screen. */
function drawnBy(route: Route): string {
  if (stepByRoute(route)) return `schemas${route}.ts`;
  const file =
    route === '/'
      ? importedBy(router, /#screens\/(login\/mobile-entry\.tsx)/)
      : importedBy(screenList, new RegExp(`'${route}': .*'#screens/(.+?)'`));
  if (!file) throw new Error(`Nobody draws ${route}: neither a schema nor a line of src/app/screens.ts.`);
  return file;
}

const tests = globSync('tests/{journeys,screens,steps,app}/**/*.{ts,tsx}')
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The tests that name a route, by their files; `routes.spec.ts` opens every one of them. */
function testsOf(route: Route): readonly string[] {
  const quoted = new RegExp(`['"\`]${route}['"\`?]`);
  return tests.filter(({ text }) => quoted.test(text)).map(({ file }) => file);
}

const partOf = (route: Route) => map.find(({ places }) => places.some(({ id }) => id === route))?.name ?? '';

const linkTo = (file: string) => `[${path.basename(file).replace(/\.tsx?$/, '')}](../${file})`;

function row(route: Route): string {
  const drawer = drawnBy(route);
  return line(
    code(route),
    partOf(route),
    `[${drawer}](../${drawer})`,
    testsOf(route).map(linkTo).join(', '),
    code(`${pictureName(route)}.png`),
  );
}

/** docs/routes.md: every route of the specification, who draws it, and who tests it. */
export function routesPage(): string {
  return [
    '# The routes',
    `All ${routes.length}, generated from \`src/contract/routes.ts\`, \`schemas/\`, \`src/app/screens.ts\` and \`tests/\` by \`npm run docs\`. How they hang together is [the journey](journey.md).`,
    'Every one is opened on a phone by [routes.spec](../tests/journeys/routes.spec.ts), which is not named again below: one heading, a title, a way on, no sideways scrolling, a silent console. It keeps a picture of each under the name in the last column, and `page-not-found.png`, where a folder is named: `PICTURES=pictures npm run test:journeys -- routes`. Every route with a schema is drawn, filled, broken and saved by [every-step](../tests/steps/every-step.browser.test.tsx) as well.',
    [
      line('Route', 'Part of the journey', 'Drawn by', 'Named by the tests', 'Picture'),
      line('---', '---', '---', '---', '---'),
      ...routes.map(row),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
