import { describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { arrowsOf } from '../../scripts/journey-map/arrows.ts';
import { layOut, size } from '../../scripts/journey-map/layout.ts';
import { order, places } from '../../scripts/journey-map/map.ts';
import { textWidth } from '../../scripts/journey-map/measure.ts';
import { moves } from '../../scripts/journey-map/moves.ts';
import { journeyPage } from '../../scripts/journey-map/page.ts';
import { journeyPicture } from '../../scripts/journey-map/picture.ts';

interface Table {
  readonly title: string;
  readonly rows: readonly (readonly [says: string, ...unknown[]])[];
}

const isTable = (thing: unknown): thing is Table =>
  typeof thing === 'object' && thing !== null && 'title' in thing && 'rows' in thing;

const areLines = (thing: unknown): thing is Table['rows'] => Array.isArray(thing) && Array.isArray(thing[0]);

/** Some tables are made for the state of their screen; what is made of nothing has the same rows. */
function made(exported: unknown): unknown {
  if (typeof exported !== 'function') return exported;
  try {
    return exported({});
  } catch {
    return undefined;
  }
}

const modules = import.meta.glob<Record<string, unknown>>('../../src/engine/decisions/*.ts', { eager: true });
const decisions = Object.values(modules).flatMap((module) => Object.values(module));
const tables = decisions.map(made).filter(isTable);
const told = places.flatMap((place) => place.tables);
const page = journeyPage();
const layout = layOut();
const arrows = arrowsOf(layout);

describe('the journey map', () => {
  test('has every route once, and the onboarding order as its numbers', () => {
    const onMap = places.flatMap(({ id }) => (id.startsWith('/') ? [id] : []));
    expect(onMap.toSorted()).toEqual([...routes].toSorted());
    const numbered = places.filter(({ number }) => number !== undefined);
    expect(new Map(numbered.map(({ number, id }) => [number, id]))).toEqual(
      new Map(order.map((route, place) => [place + 1, route])),
    );
  });

  test('has every table, each row of it with what then happens', () => {
    expect(tables.length).toBeGreaterThan(30);
    const missing = tables.flatMap(({ title, rows }) => {
      const known = told.find((table) => table.title === title);
      if (!known) return [title];
      const mapped = known.rows.filter(({ results }) => results.length > 0 && results.every(({ words }) => words));
      return rows.filter(([says]) => !mapped.some((row) => row.says === says)).map(([says]) => `${title}: ${says}`);
    });
    expect(missing).toEqual([]);
  });

  test('has every line that stands in no table', () => {
    const known = new Set(told.flatMap(({ rows }) => rows.map(({ says }) => says)));
    const lines = decisions.filter(areLines).flat();
    expect(lines.map(([says]) => says).filter((says) => !known.has(says))).toEqual([]);
  });

  test('writes every row down, in its table', () => {
    const unwritten = tables.flatMap(({ title, rows }) => {
      const [, after = ''] = page.split(`\n### ${title}\n`);
      const [own = ''] = after.split('\n### ');
      return rows.filter(([says]) => !own.includes(says)).map(([says]) => `${title}: ${says}`);
    });
    expect(unwritten).toEqual([]);
  });

  test('draws an arrow for every line that opens another screen', () => {
    const drawn = new Set(arrows.map(({ from, to }) => `${from.place.id} → ${to.place.id}`));
    const meant = places.flatMap(({ id, lines }) =>
      lines.flatMap(({ leads }) =>
        leads.filter((lead) => lead.startsWith('/') && lead !== id).map((to) => `${id} → ${to}`),
      ),
    );
    expect(meant.filter((arrow) => !drawn.has(arrow))).toEqual([]);
  });

  test('keeps every text inside its box, and the boxes apart', () => {
    const inside = size.card - 2 * size.inset;
    const tooWide = layout.cards.flatMap(({ place: { id, name, keepsAnswer }, rows }) => {
      const route = id.startsWith('/') ? textWidth(id, size.route, 'bold') + size.inset : 0;
      const head = route + textWidth(name, size.text) + (keepsAnswer ? size.sign : 0);
      const texts = rows.flatMap((row) => row.texts).filter((text) => textWidth(text, size.text) > inside);
      return [...texts, ...(head > inside ? [`${id} ${name}`] : [])];
    });
    expect(tooWide).toEqual([]);
    const overlapping = layout.cards.filter((card) =>
      layout.cards.some(
        (other) => other.column === card.column && other.y > card.y && other.y < card.y + card.height + 1,
      ),
    );
    expect(overlapping).toEqual([]);
  });

  test('is a small picture that stands alone', () => {
    const picture = journeyPicture();
    expect(picture.length).toBeLessThan(200_000);
    expect(picture).not.toMatch(/undefined|NaN|href=|url\(/);
  });
});

describe('where screens lead by themselves', () => {
  const sources = import.meta.glob<string>('../../src/screens/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const screenList = import.meta.glob<string>('../../src/app/screens.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const listed = Object.values(screenList).flatMap((source) => [
    ...source.matchAll(/'(\/[a-z-]+)': screen\(\(\) => import\('#screens\/(\w+)\//g),
  ]);
  // The start is drawn with the app itself, so that it is not listed.
  const drawnIn = new Map([['/', 'login'], ...listed.map(([, route = '', folder = '']) => [route, folder] as const)]);
  const folders = Map.groupBy(
    Object.entries(sources).filter(([path]) => !path.includes('.stories.')),
    ([path]) => path.split('/').at(-2) ?? '',
  );

  test.each([...folders.keys()])('the map knows every way that src/screens/%s names', (folder) => {
    const ways = Object.entries(moves).filter(([route]) => drawnIn.get(route) === folder);
    // Every screen offers the way to support.
    const known = new Set<unknown>(['/contact-us', ...ways.flatMap(([, all]) => all.map(({ to }) => to))]);
    const named = (folders.get(folder) ?? []).flatMap(([, source]) =>
      [...source.matchAll(/(?:\bgo\('|\bto="|\bto: ')(\/[a-z-]*)/g)].map(([, route]) => route),
    );
    expect(named.filter((route) => !known.has(route))).toEqual([]);
  });
});
