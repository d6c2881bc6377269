import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { order, allRoutes as routes, stepByRoute } from '#schemas/index.ts';
import { screenCalls } from '../../scripts/check-provider/play.ts';
import { areRows, isDecision } from '../../scripts/journey-map/flows.ts';
import { entries } from '../../scripts/journey-map/map.ts';
import { journeyPage } from '../../scripts/journey-map/page.ts';
import { journeyPicture } from '../../scripts/journey-map/picture.ts';

const page = journeyPage();
const entryOf = (route: string) => entries.find(({ id }) => id === route) ?? expect.unreachable();

/** The table that an export is, or returns: the state of its screen changes no rows, so an empty one will do. */
function tableOf(exported: unknown): unknown {
  if (typeof exported !== 'function') return exported;
  try {
    return exported({}, {}, {});
  } catch {
    return undefined;
  }
}

test('the map has every route once, and the onboarding order as its numbers', () => {
  expect(entries.flatMap(({ id }) => (id.startsWith('/') ? [id] : [])).toSorted()).toEqual([...routes].toSorted());
  const numbered = [...page.matchAll(/^\| (\d+) \| \[`([^`]+)`\]/gm)].map(([, place, route]) => [Number(place), route]);
  const places = order.map((route, place) => [place + 1, route]);
  expect(numbered).toEqual(places);
});

test('the page has every row of every table and flow', () => {
  const modules = import.meta.glob(['/src/engine/decisions/*.ts', '/src/screens/**/flow.ts'], { eager: true });
  const exported = Object.values(modules)
    .flatMap((module) => Object.values(Object(module)))
    .map(tableOf);
  const tables = exported.filter(isDecision);
  expect(tables.length).toBeGreaterThan(30);
  const rows = [
    ...tables.flatMap((table) => table.rows.map(({ label }) => ({ title: table.title, label }))),
    ...exported.filter(areRows).flatMap((all) => all.map(({ label }) => ({ title: '', label }))),
  ];
  const missing = rows.filter(({ title, label }) => {
    // A row of `otherAnswers`, whose label is an argument that is missing here.
    if (typeof label !== 'string') return false;
    const [, own = ''] = page.split(title ? `\n### ${title}\n` : '## What an answer means');
    const table = title ? own.split('\n### ', 1) : [own];
    return !table.join().includes(label);
  });
  expect(missing).toEqual([]);
});

test('a screen that is loaded from the server is a target as well', () => {
  expect(page).toContain('the step that the server names, after 100 ms → the route or /dashboard\n');
});

test('the picture has a box for every entry, with a link to what draws it', () => {
  const picture = journeyPicture().replaceAll('&#45;', '-');
  expect(picture).not.toMatch(/undefined|NaN/);
  const drawn = [...picture.matchAll(/<g id="(\/[^"]*)" class="node/g)].map(([, id = '']) => id);
  expect(drawn.toSorted()).toEqual([...routes].toSorted());
  const links = [...picture.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(links).toHaveLength(routes.length);
  expect(links.filter((href) => !existsSync(`docs/${href}`))).toEqual([]);
});

/** Calls that are played before or after the screens, or that belong to a branch that no journey takes. */
const notOfScreens: readonly string[] = ['dashboardCall', 'bankConnect', 'bankConnectUrl', 'bankingSurrogate'];
const played: Readonly<Record<string, readonly string[] | undefined>> = screenCalls;

const withoutSchema = [...new Set([...order, ...Object.keys(played)])].filter((route) => !stepByRoute(route));

test.for(withoutSchema)('npm run check:provider plays every call of %s', (route) => {
  const own = entryOf(route).calls.map(({ call }) => call);
  const names = Object.entries(calls).flatMap(([name, call]) => (own.some((one) => one === call) ? [name] : []));
  expect([...(played[route] ?? []), ...notOfScreens], '`screenCalls` of scripts/check-provider/play.ts').toEqual(
    expect.arrayContaining(names),
  );
});
