import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Decision } from '#engine/decision.ts';
import type { Screen } from '#engine/screen.ts';
import { allRoutes as routes } from '#schemas/index.ts';
import { screens } from '#screens/index.ts';
import { entries, order } from '../../scripts/journey-map/map.ts';
import { screenSources, sharedExports } from '../../scripts/journey-map/modules.ts';
import { journeyPage, pageTables } from '../../scripts/journey-map/page.ts';
import { arrowsOf, journeyPicture } from '../../scripts/journey-map/picture.ts';
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

const flows = screenSources.flatMap(({ flow }) => Object.values(flow));
const exported = [...Object.values(sharedExports), ...flows];
const tables = exported.map(made).filter(isDecision).map(labelled);
const page = journeyPage();
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
      const mapped = known.rows.filter(({ words }) => words);
      return labels.filter((label) => !mapped.some((row) => row.label === label)).map((label) => `${title}: ${label}`);
    });
    expect(missing).toEqual([]);
  });

  test('has every row that a flow exports outside of a table', () => {
    const known = new Set(pageTables.flatMap(({ rows }) => rows.map(({ label }) => label)));
    const labels = flows.filter(areRows).flatMap((rows) => rows.map(({ label }) => label));
    expect(labels.filter((label) => !known.has(label))).toEqual([]);
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
    const movesOf = (route: string) => entryOf(route)?.moves.map(({ label, targets }) => [label, ...targets]);
    expect(movesOf('/emandate')).toContainEqual(['link: edit bank details', '/bank-details']);
    expect(movesOf('/home')).toContainEqual([
      'links: home, my loan, contact us, re payment',
      '/home',
      '/my-loan',
      '/contact-us',
      '/re-payment',
    ]);
    expect(movesOf('everywhere')).toContainEqual(['link: contact us', '/contact-us']);
  });

  test('writes every row down, in its table', () => {
    const unwritten = tables.flatMap(({ title, labels }) => {
      const [, after = ''] = page.split(`\n### ${title}\n`);
      const [own = ''] = after.split('\n### ');
      return labels.filter((label) => !own.includes(label)).map((label) => `${title}: ${label}`);
    });
    expect(unwritten).toEqual([]);
  });

  test('has an arrow for every row that opens another screen', () => {
    const opened = (route: string) => entries.filter(({ id }) => id === route).flatMap(arrowsOf);
    expect(opened('/finbox')).toContainEqual(
      expect.objectContaining({ to: '/loan-reject', labels: expect.arrayContaining([expect.any(String)]) }),
    );
    expect(opened('/home').map(({ to }) => to)).toEqual(
      expect.arrayContaining(['/my-loan', '/re-payment', '/loan-approval']),
    );
    expect(opened('everywhere').map(({ to }) => to)).toEqual(['/logout', '/contact-us']);
  });

  test.for(screens.map(({ record }): Screen => record))('$route has what its record declares', (record) => {
    const entry = entryOf(record.route);
    expect(entry?.name).toBe(record.name);
    const targets = entry?.moves.flatMap((move) => move.targets);
    const declared = [...(record.redirect ? [record.redirect.to] : []), ...Object.values(record.links ?? {})];
    expect(targets).toEqual(expect.arrayContaining(declared));
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

  test('draws a box for every entry, with a link to what draws the screen, and an arrow for each row that opens another', () => {
    const picture = journeyPicture();
    expect(picture).not.toMatch(/undefined|NaN/);
    const drawn = [...picture.matchAll(/<g id="(\/[^"]*)" class="node/g)].map(([, id = '']) =>
      id.replaceAll('&#45;', '-'),
    );
    expect(drawn.toSorted()).toEqual([...routes].toSorted());
    const links = [...picture.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&#45;', '-'));
    expect(links).toHaveLength(routes.length);
    expect(links.filter((href) => !existsSync(`docs/${href}`))).toEqual([]);
    const arrows = picture.match(/class="edge (plain|good|bad)"/g) ?? [];
    expect(arrows).toHaveLength(entries.flatMap(arrowsOf).length);
  });
});
