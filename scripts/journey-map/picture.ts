import type { Graph } from '@viz-js/viz';
import { instance } from '@viz-js/viz';
import type { Route } from '#contract/routes.ts';
import type { MapRow } from './flows.ts';
import type { JourneyEntry } from './map.ts';
import { drawnBy, entries, isSharedRow, map, order } from './map.ts';

type Node = NonNullable<Graph['nodes']>[number];

/** The columns of the picture, in points, and the heights of a box and of a heading. */
const size = { columns: 3, column: 310, box: 46, heading: 48 };

/** A screen that an entry opens, and the labels of the rows that do. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
}

/** What is the same on every screen is drawn once. */
const rowsOf = ({ id, tables, moves }: JourneyEntry): readonly MapRow[] =>
  [...tables.flatMap(({ rows }) => rows), ...moves].filter((row) => id === 'everywhere' || !isSharedRow(row));

/** Every screen that an entry opens. */
export function arrowsOf(entry: JourneyEntry): Arrow[] {
  const opened = rowsOf(entry).flatMap(({ label, targets }) => targets.map((to) => ({ label, to })));
  return [...Map.groupBy(opened, ({ to }) => to)].flatMap(([to, rows]) =>
    to.startsWith('/') && to !== entry.id ? [{ from: entry.id, to, labels: rows.map(({ label }) => label) }] : [],
  );
}

function box(entry: JourneyEntry, pos: string): Node {
  const { id, name, number } = entry;
  const rows = rowsOf(entry);
  const asks = rows.some(({ targets }) => targets.some((to) => !to.startsWith('/')));
  const attributes = {
    id,
    pos,
    label: `${number === undefined ? '' : `${number}  `}${id.startsWith('/') ? `${id}\n` : ''}${name}`,
    tooltip: rows.map(({ label }) => label).join('\n'),
    class: asks ? 'asks' : 'plain',
    ...(id.startsWith('/') && { URL: `../${drawnBy(id as Route)}` }),
  };
  return { name: id, attributes };
}

/** Every group below its heading, in columns that are about equally high. */
function boxes(): Node[] {
  const heights = map.map((group) => size.heading + group.entries.length * size.box);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const bottoms: number[] = Array.from({ length: size.columns }, () => 0);
  return map.flatMap((group, index) => {
    const above = heights.slice(0, index).reduce((sum, height) => sum + height, 0);
    const column = Math.floor(((above + (heights[index] ?? 0) / 2) / total) * size.columns);
    const top = bottoms[column] ?? 0;
    bottoms[column] = top + (heights[index] ?? 0);
    const at = (y: number) => `${column * size.column},${-(top + y)}!`;
    const heading = { pos: at(size.heading - size.box), shape: 'plaintext', class: 'part', label: group.name };
    return [
      { name: group.name, attributes: heading },
      ...group.entries.map((entry, place) => box(entry, at(size.heading + place * size.box))),
    ];
  });
}

/** Status colours for the two verdicts; everything else is neutral. */
const toneOf = (to: string) => (to === '/loan-reject' ? 'bad' : to === '/loan-approval' ? 'good' : 'plain');

const edges = () => [
  ...entries.flatMap(arrowsOf).map(({ from, to, labels }) => {
    const attributes = { class: toneOf(to), tooltip: `${from} → ${to}: ${labels.join('; ')}` };
    return { tail: from, head: to, attributes };
  }),
  ...order.slice(1).map((to, place) => {
    return { tail: order[place] ?? '', head: to, attributes: { class: 'order', arrowhead: 'none' } };
  }),
];

const graphAttributes = { layout: 'neato', inputscale: 72, splines: 'ortho', bgcolor: 'transparent' };
const nodeAttributes = {
  shape: 'box',
  style: 'rounded',
  width: 2,
  height: 0.45,
  fontname: 'Arial',
  fontsize: 11,
  target: '_top',
};

/** The colours of the app where it shows the picture, otherwise those of the reader's system. */
const [line, accent, text] = ['var(--k-line-control,GrayText)', 'var(--k-accent,LinkText)', 'var(--k-text,CanvasText)'];
const edgeStyle = (kind: string, colour: string, width = 1) =>
  `.${kind} path{stroke:${colour};stroke-width:${width}}.${kind} polygon{stroke:none;fill:${colour}}`;
const styles = `<style>svg{color-scheme:light dark;background:var(--k-bg-quiet,Canvas)}.node path{fill:var(--k-surface,Canvas)}
${edgeStyle('plain', line)}${edgeStyle('good', 'var(--k-success,green)')}${edgeStyle('bad', 'var(--k-danger,red)')}
${edgeStyle('order', accent, 4)}.asks path{stroke:${accent};stroke-width:2}
.node text{fill:${text}}.part text{fill:${accent};font-size:14px;font-weight:700}</style>`;

const viz = await instance();
const title = '<title>Every screen of the journey, and which screen opens which. The same as text: journey.md.</title>';

/** docs/journey.svg: every screen, the onboarding order, and which screen opens which. Each box links to what draws it. */
export function journeyPicture(): string {
  return (
    viz
      .renderString(
        { graphAttributes, nodeAttributes, edgeAttributes: { arrowsize: 0.6 }, nodes: boxes(), edges: edges() },
        { format: 'svg' },
      )
      .replace(/^[\s\S]*?(<svg[^>]*>)/, `$1\n${title}\n${styles}`)
      .replaceAll(/<!--[\s\S]*?-->\n/g, '')
      // Browsers show the title of an element as its tooltip, not that of a link.
      .replaceAll(/<title>[^<]*(<\/title>\n<g[^>]*><a.*) xlink:title="([^"]*)"/g, '<title>$2$1')
      .replaceAll('xlink:href', 'href')
  );
}
