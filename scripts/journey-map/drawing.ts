import type { Arrow } from './arrows.ts';
import { arrowsOf, bundleKey, tracksOf } from './arrows.ts';
import type { Card, CardRow, Layout } from './layout.ts';
import { entryY, layOut, size } from './layout.ts';
import { legend } from './legend.ts';
import type { JourneyEntry } from './map.ts';
import { entries, order } from './map.ts';
import { signOf } from './signs.ts';
import { escaped, round, text } from './svg-text.ts';

const track = 7;
const pad = 12;

/** Where everything stands from left to right: it follows from how many tracks each channel needs. */
interface Across {
  readonly cardLeft: (column: number) => number;
  readonly trackX: (channel: number, key: string) => number;
  readonly width: number;
}

function across({ columns }: Layout, arrows: readonly Arrow[]): Across {
  const lefts: number[] = [];
  const channels: { left: number; tracks: ReadonlyMap<string, number> }[] = [];
  let x = 14;
  for (let channel = 0; channel <= columns; channel++) {
    const tracks = tracksOf(channel, arrows);
    channels.push({ left: x, tracks });
    const used = Math.max(-1, ...tracks.values()) + 1;
    x += used > 0 ? pad + (used - 1) * track + pad : 0;
    if (channel === columns) break;
    x += size.lane;
    lefts.push(x);
    x += size.card;
  }
  return {
    cardLeft: (column) => lefts[column] ?? 0,
    trackX: (channel, key) => (channels[channel]?.left ?? 0) + pad + (channels[channel]?.tracks.get(key) ?? 0) * track,
    width: x + 10,
  };
}

type Point = readonly [x: number, y: number];

/** A line through points, its corners rounded. */
function rounded(points: readonly Point[]): string {
  return points
    .map(([x, y], place) => {
      const [before, after] = [points[place - 1], points[place + 1]];
      if (!before) return `M${round(x)} ${round(y)}`;
      if (!after) return `L${round(x)} ${round(y)}`;
      const reach = ([toX, toY]: Point) => {
        const length = Math.hypot(toX - x, toY - y);
        const part = length === 0 ? 0 : Math.min(6, length / 2) / length;
        return `${round(x + (toX - x) * part)} ${round(y + (toY - y) * part)}`;
      };
      return `L${reach(before)}Q${round(x)} ${round(y)} ${reach(after)}`;
    })
    .join('');
}

function pointsOf(arrow: Arrow, { cardLeft, trackX }: Across): readonly Point[] {
  const key = bundleKey(arrow);
  const [first, last] = [arrow.legs[0], arrow.legs.at(-1)];
  if (!first || !last) return [];
  const edge = (card: Card, side: string) => cardLeft(card.column) + (side === 'left' ? size.card : 0);
  // An arrow ends within its head, the spine at its number.
  const beyond = arrow.kind === 'spine' ? size.lane / 2 : 6;
  const end = edge(arrow.to, last.out.side) + (last.out.side === 'left' ? 6 : -beyond);
  return [
    [edge(arrow.from, first.in.side), first.in.y],
    ...arrow.legs.flatMap((leg): Point[] => {
      const x = trackX(leg.channel, key);
      return [
        [x, leg.in.y],
        [x, leg.out.y],
      ];
    }),
    [end, last.out.y],
  ];
}

/** Status colours for the two verdicts; everything else is neutral. */
function toneOf({ to, kind }: Arrow): string {
  if (kind === 'spine') return 'spine';
  if (to.entry.id === '/loan-reject') return 'line bad';
  return to.entry.id === '/loan-approval' ? 'line good' : 'line';
}

/** The arrows of one destination as one drawing, so that what they share is no darker; a head at each side they reach. */
function drawArrows(arrows: readonly Arrow[], where: Across): string {
  const [first] = arrows;
  if (!first) return '';
  const lines = arrows.map((arrow) => rounded(pointsOf(arrow, where)));
  const path = `<path class="${toneOf(first)}" d="${lines.join('')}"/>`;
  if (first.kind === 'spine') return path;
  const tips = arrows.map((arrow) => tipOf(arrow, where));
  return `${path}<path class="tip${toneOf(first).slice('line'.length)}" d="${[...new Set(tips)].join('')}"/>`;
}

function tipOf(arrow: Arrow, { cardLeft }: Across): string {
  const side = arrow.legs.at(-1)?.out.side;
  const left = cardLeft(arrow.to.column);
  const y = entryY(arrow.to);
  return side === 'left' ? `M${left + size.card + 1} ${y}l8-4v8z` : `M${left - 1} ${y}l-8-4v8z`;
}

/** The spine within a column: from the first of its numbers to the last. */
function drawSpine(cards: readonly Card[], { cardLeft }: Across): string {
  const numbered = cards.filter(({ entry }) => entry.number !== undefined);
  return [...Map.groupBy(numbered, ({ column }) => column)]
    .map(([column, inColumn]) => {
      const ys = inColumn.map(entryY);
      const x = cardLeft(column) - size.lane / 2;
      return `<path class="spine" d="M${x} ${Math.min(...ys)}V${Math.max(...ys)}"/>`;
    })
    .join('');
}

function drawNumber({ entry, y }: Card, left: number): string {
  if (entry.number === undefined) return '';
  const [x, middle] = [left - size.lane / 2, y + size.head / 2];
  return `<circle class="dot" cx="${x}" cy="${middle}" r="9"/>${text(x, middle + 3.6, 'number', String(entry.number))}`;
}

function drawRow({ line, texts, y }: CardRow, left: number): string {
  const kind = line.leads.length > 0 ? 'goes' : 'stays';
  const words = texts.map((part, place) => text(left + size.inset, y + 4 + place * size.row, kind, part));
  const sign = signOf(line.leads, left + size.card - size.inset - 5, y);
  return `<g><title>${escaped(line.words)}</title>${words.join('')}${sign}</g>`;
}

/** Where a card leads whoever taps it; nowhere where nothing is to be opened. */
export type Address = (entry: JourneyEntry) => string | undefined;

/** The space is not drawn: it keeps the route and the name apart for whoever hears them. */
function linked(address: string, drawn: string): string {
  return `<a href="${escaped(address)}" target="_top">${drawn.replaceAll('</text><text', '</text> <text')}</a>`;
}

function drawCard(card: Card, { cardLeft }: Across, addressOf: Address): string {
  const { entry, y, height, rows } = card;
  const left = cardLeft(card.column);
  const kind = entry.id.startsWith('/') ? '' : ' shared';
  const head = entry.id.startsWith('/')
    ? text(left + size.inset, y + 18, 'route', entry.id) +
      text(left + size.card - size.inset - (entry.keepsAnswer ? size.sign : 0), y + 18, 'name', entry.name) +
      (entry.keepsAnswer ? signOf(['keeps'], left + size.card - size.inset - 5, y + 14) : '')
    : text(left + size.inset, y + 18, 'route', entry.name);
  const rect = `<rect class="card${kind}" x="${left}" y="${y}" width="${size.card}" height="${height}" rx="8"/>`;
  const address = addressOf(entry);
  return [
    address === undefined ? rect + head : linked(address, rect + head),
    ...rows.map((row) => drawRow(row, left)),
    drawNumber(card, left),
  ].join('');
}

/** Every screen, the onboarding order, and where each answer leads. `styles` brings the colours. */
export function drawJourney(styles: string, addressOf: Address = () => undefined): string {
  const layout = layOut();
  const arrows = arrowsOf(layout);
  const where = across(layout, arrows);
  const height = layout.height + 6;
  // A picture has nothing in it that could be reached.
  const role = entries.some(addressOf) ? 'group' : 'img';
  const destinations = [...Map.groupBy(arrows, bundleKey).values()];
  const headings = layout.headings.map(({ name, column, y }) => text(where.cardLeft(column), y + 15, 'part', name));
  const routes = entries.filter(({ id }) => id.startsWith('/')).length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${where.width} ${height}" width="${where.width}" height="${height}" role="${role}" aria-labelledby="title desc">`,
    '<title id="title">The journey of a borrower through Kadam</title>',
    `<desc id="desc">All ${routes} screens by part of the journey. A numbered line joins the ${order.length} entries of the onboarding order; each screen lists its calls and what an answer from the server means there, and an arrow leads from a line to the screen it opens. The same as text, table by table: journey.md.</desc>`,
    styles,
    `<rect class="page" width="${where.width}" height="${height}" rx="16"/>`,
    legend(where.cardLeft(0)),
    ...headings,
    drawSpine(layout.cards, where),
    ...destinations.map((destination) => drawArrows(destination, where)),
    ...layout.cards.map((card) => drawCard(card, where, addressOf)),
    '</svg>',
  ]
    .join('\n')
    .concat('\n');
}
