import { readFileSync } from 'node:fs';
import path from 'node:path';
import { instance } from '@viz-js/viz';
import type { Route } from '#contract/routes.ts';
import type { JourneyEntry } from './map.ts';
import { drawnBy, entries, isSharedRow, map, order } from './map.ts';

/** The columns of the picture, in points, and the heights of a box and of a heading. */
const size = { columns: 3, column: 310, box: 46, heading: 48 };

/** A screen that an entry opens, and the labels of the rows that do. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
}

const rowsOf = ({ id, tables, moves }: JourneyEntry) =>
  [...tables.flatMap(({ rows }) => rows), ...moves].filter((row) => id === 'everywhere' || !isSharedRow(row));

/** Every screen that an entry opens: what is the same on every screen is drawn once. */
export function arrowsOf(entry: JourneyEntry): Arrow[] {
  const opened = rowsOf(entry).flatMap(({ label, targets }) => targets.map((to) => ({ label, to })));
  return [...Map.groupBy(opened, ({ to }) => to)].flatMap(([to, rows]) =>
    to.startsWith('/') && to !== entry.id ? [{ from: entry.id, to, labels: rows.map(({ label }) => label) }] : [],
  );
}

/** A statement of the DOT language. */
function dot(subject: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `${subject} [${written.join(' ')}]`;
}

const quoted = (...names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(' -> ');

function box(entry: JourneyEntry, pos: string): string {
  const { id, name, number } = entry;
  const asks = rowsOf(entry).some(({ targets }) => targets.includes('next step') || targets.includes('named'));
  return dot(quoted(id), {
    id,
    pos,
    label: `${number === undefined ? '' : `${number}  `}${id.startsWith('/') ? `${id}\n` : ''}${name}`,
    tooltip: rowsOf(entry)
      .map(({ label }) => label)
      .join('\n'),
    class: asks ? 'asks' : 'plain',
    ...(id.startsWith('/') && { URL: `../${drawnBy(id as Route)}` }),
  });
}

/** Every group below its heading, in columns that are about equally high. */
function boxes(): string[] {
  const heights = map.map((group) => size.heading + group.entries.length * size.box);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const bottoms: number[] = Array.from({ length: size.columns }, () => 0);
  return map.flatMap((group, index) => {
    const above = heights.slice(0, index).reduce((sum, height) => sum + height, 0);
    const column = Math.floor(((above + (heights[index] ?? 0) / 2) / total) * size.columns);
    const top = bottoms[column] ?? 0;
    bottoms[column] = top + (heights[index] ?? 0);
    const at = (y: number) => `${column * size.column},${-(top + y)}!`;
    return [
      dot(quoted(group.name), {
        pos: at(size.heading - size.box),
        shape: 'plaintext',
        class: 'part',
        label: group.name,
      }),
      ...group.entries.map((entry, place) => box(entry, at(size.heading + place * size.box))),
    ];
  });
}

/** Status colours for the two verdicts; everything else is neutral. */
const toneOf = (to: string) => (to === '/loan-reject' ? 'bad' : to === '/loan-approval' ? 'good' : 'plain');

function graph(): string {
  const arrows = entries.flatMap(arrowsOf);
  return [
    'digraph {',
    'layout=neato inputscale=72 splines=ortho bgcolor=transparent',
    'node [shape=box style=rounded width=2 height=0.45 fontname=Arial fontsize=11 target=_top]',
    'edge [arrowsize=0.6]',
    ...boxes(),
    ...arrows.map(({ from, to, labels }) =>
      dot(quoted(from, to), { class: toneOf(to), tooltip: `${from} → ${to}: ${labels.join('; ')}` }),
    ),
    ...order.slice(1).map((to, place) => dot(quoted(order[place] ?? '', to), { class: 'order', arrowhead: 'none' })),
    '}',
  ].join('\n');
}

/** A colour of the app by its name: where the app's own are not defined, that of the reader's scheme. */
function colour(token: string): string {
  const css = readFileSync(path.join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8');
  const [, value] = new RegExp(`--k-${token}: (light-dark\\([^)]+\\))`).exec(css) ?? [];
  return `var(--k-${token},${value?.replaceAll(' ', '')})`;
}

function styles(): string {
  const line = (kind: string, token: string, width = 1) =>
    `.${kind} path{stroke:${colour(token)};stroke-width:${width}}.${kind} polygon{stroke:none;fill:${colour(token)}}`;
  return `<style>svg{color-scheme:light dark;background:${colour('bg-quiet')}}.node path{fill:${colour('surface')}}.node text{fill:${colour('text')}}
${line('plain', 'line-control')}${line('good', 'success')}${line('bad', 'danger')}${line('order', 'accent', 4)}
.asks path{stroke:${colour('accent')};stroke-width:2}.part text{fill:${colour('accent')};font-size:14px;font-weight:700}</style>`;
}

const viz = await instance();
const title = '<title>Every screen of the journey, and which screen opens which. The same as text: journey.md.</title>';

/** docs/journey.svg: every screen, the onboarding order, and which screen opens which. Each box links to what draws it. */
export function journeyPicture(): string {
  return (
    viz
      .renderString(graph(), { format: 'svg' })
      .replace(/^[\s\S]*?(<svg[^>]*>)/, `$1\n${title}\n${styles()}`)
      .replaceAll(/<!--[\s\S]*?-->\n/g, '')
      // Browsers show the title of an element as its tooltip, not that of a link.
      .replaceAll(/<title>[^<]*(<\/title>\n<g[^>]*><a.*) xlink:title="([^"]*)"/g, '<title>$2$1')
      .replaceAll('xlink:href', 'href')
  );
}
