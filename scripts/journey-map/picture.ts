import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Graph, instance } from '@viz-js/viz';
import { order } from '#schemas/index.ts';
import { drawnBy, entries, isSharedRow, type JourneyEntry, map, newBorrowersPath } from './map.ts';

type Node = NonNullable<Graph['nodes']>[number];

/** The columns of the picture, in points, and the heights of a box and of a heading. */
const size = { columns: 3, column: 360, box: 46, heading: 48 };

/** The rows that are drawn for an entry: those of the shared handler are drawn only once, for all screens. */
const rowsOf = ({ id, tables, moves }: JourneyEntry) =>
  [...tables.flatMap(({ rows }) => rows), ...moves].filter((row) => id === 'everywhere' || !isSharedRow(row));

/** Graphviz cannot lead right-angled arrows around many more boxes than these. */
const mostBoxesWithRightAngles = 100;

/** Every screen that an entry opens, with the labels of the rows that do. */
function arrowsOf(entry: JourneyEntry) {
  const opened = rowsOf(entry).flatMap(({ label, targets }) => targets.map((to) => ({ label, to })));
  return [...Map.groupBy(opened, ({ to }) => to)].flatMap(([to, rows]) =>
    to.startsWith('/') && to !== entry.id ? [{ from: entry.id, to, labels: rows.map(({ label }) => label) }] : [],
  );
}

function box(entry: JourneyEntry, pos: string): Node {
  const { id, name } = entry;
  const route = id === 'next step' || id === 'everywhere' ? undefined : id;
  const attributes = {
    id,
    pos,
    label: `${name}${route ? `\n${order.indexOf(route) + 1 || ''}  ${route}` : ''}`,
    tooltip: rowsOf(entry)
      .map(({ label }) => label)
      .join('\n'),
    ...(route && { URL: `../${drawnBy(route)}` }),
  };
  return { name: id, attributes };
}

/** Every group below its heading, in columns that are about equally high. */
function boxes(): Node[] {
  const heightOf = (groups: typeof map) =>
    groups.reduce((sum, group) => sum + size.heading + group.entries.length * size.box, 0);
  const bottoms: number[] = [];
  return map.flatMap((group, index) => {
    const middle = heightOf(map.slice(0, index)) + heightOf([group]) / 2;
    const column = Math.floor((middle / heightOf(map)) * size.columns);
    const top = bottoms[column] ?? 0;
    bottoms[column] = top + heightOf([group]);
    const at = (y: number) => `${column * size.column},${-(top + y)}!`;
    const heading = { pos: at(size.heading - size.box), shape: 'plaintext', class: 'part', label: group.name };
    return [
      { name: group.name, attributes: heading },
      ...group.entries.map((entry, nth) => box(entry, at(size.heading + nth * size.box))),
    ];
  });
}

const edges = () => [
  ...entries.flatMap(arrowsOf).map(({ from, to, labels }) => {
    const tooltip = `${from} → ${to}: ${labels.join('; ')}`;
    // The journey map in Storybook finds the arrows of a box by this id.
    const attributes = { id: `${from} ${to}`, tooltip };
    return { tail: from, head: to, attributes };
  }),
  ...newBorrowersPath.slice(1).map((to, index) => {
    const tail = newBorrowersPath[index] ?? '';
    return {
      tail,
      head: to,
      attributes: { class: 'path', arrowhead: 'none', tooltip: `A new borrower: ${tail} → ${to}` },
    };
  }),
];

const styles = readFileSync(path.join(import.meta.dirname, 'picture.css'), 'utf8');
const viz = await instance();
const title = '<title>Every screen of the journey, and which screen opens which. The same as text: journey.md.</title>';

/** docs/journey.svg: every screen, the path of a new borrower, and which screen opens which. Each box links to what draws it. */
export function journeyPicture(): string {
  const splines = entries.length > mostBoxesWithRightAngles ? 'line' : 'ortho';
  const graph = {
    graphAttributes: { layout: 'neato', inputscale: 72, splines, bgcolor: 'transparent' },
    nodeAttributes: {
      shape: 'box',
      style: 'rounded',
      width: 2.8,
      height: 0.45,
      fontname: 'Arial',
      fontsize: 12,
      target: '_top',
    },
    edgeAttributes: { arrowsize: 0.6 },
    nodes: boxes(),
    edges: edges(),
  };
  return (
    viz
      .renderString(graph, { format: 'svg' })
      .replace(/^[\s\S]*?(<svg[^>]*>)/, `$1\n${title}\n<style>\n${styles}</style>`)
      .replaceAll(/<!--[\s\S]*?-->\n/g, '')
      // Browsers show the <title> of an element as its tooltip, not the xlink:title of a link.
      .replaceAll(/<title>[^<]*(<\/title>\n<g[^>]*><a.*) xlink:title="([^"]*)"/g, '<title>$2$1')
      .replaceAll('xlink:href', 'href')
  );
}
