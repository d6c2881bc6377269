import type { JourneyEntry, MapLine } from './map.ts';
import { map } from './map.ts';
import { wrapped } from './measure.ts';

/** The picture's measures, in its own pixels; a README shows about four fifths of them. */
export const size = {
  card: 312,
  head: 27,
  row: 15.5,
  text: 12,
  route: 13,
  /** Between a card's edge and its words, and for the sign at a line's end. */
  inset: 11,
  sign: 16,
  gap: 9,
  partHead: 24,
  partGap: 20,
  /** The strip left of each column for the numbers of the onboarding order. */
  lane: 28,
  top: 138,
  columns: 3,
} as const;

export interface CardRow {
  readonly line: MapLine;
  readonly texts: readonly string[];
  /** The middle of its first text. */
  readonly y: number;
}

export interface Card {
  readonly entry: JourneyEntry;
  readonly column: number;
  readonly y: number;
  readonly height: number;
  readonly rows: readonly CardRow[];
}

interface Heading {
  readonly name: string;
  readonly column: number;
  readonly y: number;
}

export interface Layout {
  readonly cards: readonly Card[];
  readonly headings: readonly Heading[];
  readonly columns: number;
  readonly height: number;
}

/** A line's words on the map, with its count where it stands for several rows. */
function textOf({ label, times }: MapLine): string {
  return times > 1 ? `${label} (×${times})` : label;
}

/** Whether a sign stands at its end: it leads elsewhere than to a screen the map knows. */
const hasSign = ({ leads }: MapLine) => leads.some((lead) => !lead.startsWith('/'));

function cardOf(entry: JourneyEntry, column: number, top: number): Card {
  let y = top + size.head;
  const rows = entry.lines.map((line): CardRow => {
    const texts = wrapped(textOf(line), size.card - 2 * size.inset - (hasSign(line) ? size.sign : 0), size.text);
    const row = { line, texts, y: y + size.row / 2 };
    y += texts.length * size.row;
    return row;
  });
  return { entry, column, y: top, height: y - top + (rows.length > 0 ? 7 : 0), rows };
}

type Group = (typeof map)[number];

/** The cards of a group, one below the other, under its heading. */
function cardsOf({ entries }: Group, column: number, top: number): Card[] {
  let y = top + size.partHead;
  return entries.map((entry) => {
    const card = cardOf(entry, column, y);
    y += card.height + size.gap;
    return card;
  });
}

const bottomOf = (cards: readonly Card[]) => Math.max(...cards.map(({ y, height }) => y + height));

/** Every card in its column, from the top: the groups in their order, the columns about equally high. */
export function layOut(): Layout {
  const heights = map.map((group) => bottomOf(cardsOf(group, 0, 0)) + size.partGap);
  const whole = heights.reduce((sum, height) => sum + height, 0);
  const cards: Card[] = [];
  const headings: Heading[] = [];
  let above = 0;
  let top: number = size.top;
  for (const [index, group] of map.entries()) {
    const height = heights[index] ?? 0;
    const column = Math.min(size.columns - 1, Math.floor(((above + height / 2) / whole) * size.columns));
    if (column !== headings.at(-1)?.column) top = size.top;
    headings.push({ name: group.name, column, y: top });
    cards.push(...cardsOf(group, column, top));
    top += height;
    above += height;
  }
  return { cards, headings, columns: size.columns, height: bottomOf(cards) + size.partGap };
}

/** Where an arrow arrives: the middle of the card's head. */
export const entryY = (card: Card) => card.y + size.head / 2;

/** Where the spine leaves for another column: below the arrows that arrive. */
export const exitY = (card: Card) => entryY(card) + 9;
