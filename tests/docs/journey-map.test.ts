import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Decision } from '#engine/decision.ts';
import type { Screen } from '#engine/screen.ts';
import { allRoutes as routes } from '#schemas/index.ts';
import { screens } from '#screens/index.ts';
import { arrowsOf } from '../../scripts/journey-map/arrows.ts';
import { layOut, size } from '../../scripts/journey-map/layout.ts';
import { entries, order, otherTables } from '../../scripts/journey-map/map.ts';
import { textWidth } from '../../scripts/journey-map/measure.ts';
import { screenModules, sharedExports } from '../../scripts/journey-map/modules.ts';
import { journeyPage, pageTables } from '../../scripts/journey-map/page.ts';
import { journeyPicture } from '../../scripts/journey-map/picture.ts';
import { areRows, isDecision } from '../../scripts/journey-map/tables.ts';

interface Labelled {
  readonly title: string;
  readonly labels: readonly string[];
}

const labelled = ({ title, rows }: Decision): Labelled => ({ title, labels: rows.map(({ label }) => label) });

/** Some tables are made for the state of their screen; what is made of nothing has the same rows. */
function made(exported: unknown): unknown {
  if (typeof exported !== 'function') return exported;
  try {
    return exported({}, {}, {});
  } catch {
    return undefined;
  }
}

const flows = screenModules.flatMap(({ flow }) => Object.values(flow));
const exported = [...Object.values(sharedExports), ...flows];
const tables = exported.map(made).filter(isDecision).map(labelled);
const page = journeyPage();
const layout = layOut();
const arrows = arrowsOf(layout);
const entryOf = (route: string) => entries.find(({ id }) => id === route);

describe('the journey map', () => {
  test('has every route once, and the onboarding order as its numbers', () => {
    const onMap = entries.flatMap(({ id }) => (id.startsWith('/') ? [id] : []));
    expect(onMap.toSorted()).toEqual([...routes].toSorted());
    const numbered = entries.filter(({ number }) => number !== undefined);
    expect(new Map(numbered.map(({ number, id }) => [number, id]))).toEqual(
      new Map(order.map((route, place) => [place + 1, route])),
    );
  });

  test('has every table, each row of it with what then happens', () => {
    expect(tables.length).toBeGreaterThan(30);
    const missing = tables.flatMap(({ title, labels }) => {
      const known = pageTables.find((table) => table.title === title);
      if (!known) return [title];
      const mapped = known.rows.filter(({ results }) => results.length > 0 && results.every(({ words }) => words));
      return labels.filter((label) => !mapped.some((row) => row.label === label)).map((label) => `${title}: ${label}`);
    });
    expect(missing).toEqual([]);
  });

  test('has every row that a flow exports outside of a table', () => {
    const known = new Set(pageTables.flatMap(({ rows }) => rows.map(({ label }) => label)));
    const labels = flows.filter(areRows).flatMap((rows) => rows.map(({ label }) => label));
    expect(labels.filter((label) => !known.has(label))).toEqual([]);
  });

  test('leaves no table without a screen that leads to it', () => {
    expect(otherTables.map(({ title }) => title)).toEqual([]);
  });

  test.for<[route: string, tables: readonly string[]]>([
    ['/enter-aadhar', ['Read']],
    ['/pan-not-linked', ['Read']],
    ['/confirm-details', ['Read']],
    ['/bank-list', ['Bank list']],
    ['/loan-approval', ['Approval', 'Optional read']],
    ['/term-condition', ['Key Fact Statement', 'Optional read', 'Optional read']],
    ['/home', ['Dashboard']],
    ['/dashboard', ['Dashboard']],
    ['/my-loan', ['Customer of the loans', 'My Loans']],
    ['/re-payment', ['Customer of the loans', 'My Loans', 'Dashboard']],
  ])('%s: what it reads on opening has the table that its component reads it with', ([route, expected]) => {
    const { calls = [], tables: own = [] } = entryOf(route) ?? {};
    expect(calls.filter(({ onOpening }) => onOpening).map(({ table }) => table)).toEqual(expected);
    expect(own.map(({ title }) => title)).toEqual(expect.arrayContaining([...expected]));
  });

  test.for<[route: string, title: string]>([
    ['/home', 'Re-verify'],
    ['/home', 'Read'],
    ['/pan-not-linked', 'Re-verify'],
    ['/pan-not-linked', 'PAN-Aadhaar mismatch'],
    ['/finbox-create', 'Bank connection address'],
    ['/my-loan', 'Loan document'],
    ['/re-payment', 'Loan document'],
  ])('%s has the table %s of a call that it shares with another screen', ([route, title]) => {
    const { calls = [], tables: own = [] } = entryOf(route) ?? {};
    expect(calls.map(({ table }) => table)).toContain(title);
    expect(own.map((table) => table.title)).toContain(title);
  });

  test('names the links of a screen, and what every screen links to', () => {
    const linesOf = (route: string) => entryOf(route)?.lines.map(({ label, leads }) => [label, ...leads]);
    expect(linesOf('/emandate')).toContainEqual(['link: edit bank details', '/bank-details']);
    expect(linesOf('/home')).toContainEqual([
      'links: home, my loan, contact us, re payment',
      '/home',
      '/my-loan',
      '/contact-us',
      '/re-payment',
    ]);
    expect(linesOf('everywhere')).toContainEqual(['link: contact us', '/contact-us']);
  });

  test('writes every row down, in its table', () => {
    const unwritten = tables.flatMap(({ title, labels }) => {
      const [, after = ''] = page.split(`\n### ${title}\n`);
      const [own = ''] = after.split('\n### ');
      return labels.filter((label) => !own.includes(label)).map((label) => `${title}: ${label}`);
    });
    expect(unwritten).toEqual([]);
  });

  test('draws an arrow for every line that opens another screen', () => {
    const drawn = new Set(arrows.map(({ from, to }) => `${from.entry.id} → ${to.entry.id}`));
    const expected = entries.flatMap(({ id, lines }) =>
      lines.flatMap(({ leads }) =>
        leads.filter((lead) => lead.startsWith('/') && lead !== id).map((to) => `${id} → ${to}`),
      ),
    );
    expect(expected.filter((arrow) => !drawn.has(arrow))).toEqual([]);
  });

  test.for(screens.map(({ record }): Screen => record))('$route has what its record declares', (record) => {
    const entry = entryOf(record.route);
    expect(entry?.name).toBe(record.name);
    const leads = entry?.lines.flatMap((line) => line.leads);
    const declared = [...(record.redirect ? [record.redirect.to] : []), ...Object.values(record.links ?? {})];
    expect(leads).toEqual(expect.arrayContaining(declared));
    const read = Object.values(record.reads ?? {}).map(({ call }): Call => call);
    expect(entry?.calls.filter(({ onOpening }) => onOpening).map(({ call }) => call)).toEqual(read);
  });

  test('a flow is followed from its button through its call to the table that reads the answer', () => {
    const { calls = [], tables: own = [] } = entryOf('/bank-list') ?? {};
    expect(calls.map(({ call, table }) => [call.path, table])).toContainEqual([
      'customer-bank-account/confirm',
      'Bank confirm',
    ]);
    expect(own.map(({ title }) => title)).toContain('Bank confirm');
  });

  test('keeps every text inside its box, and the boxes apart', () => {
    const inside = size.card - 2 * size.inset;
    const tooWide = layout.cards.flatMap(({ entry: { id, name, keepsAnswer }, rows }) => {
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

  test('is a small picture that needs no other file', () => {
    const picture = journeyPicture();
    expect(picture.length).toBeLessThan(200_000);
    expect(picture).not.toMatch(/undefined|NaN|href=|url\(/);
  });
});
