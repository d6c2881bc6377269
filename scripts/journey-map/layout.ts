import type { MapLine, Place } from './map.ts';
import { map } from './map.ts';
import { wrapped } from './measure.ts';

/** The picture's measures, in its own pixels; a README shows about four fifths of them. */
export const size = {
  card: 262,
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
} as const;

export interface CardRow {
  readonly line: MapLine;
  readonly texts: readonly string[];
  /** The middle of its first text. */
  readonly y: number;
}

export interface Card {
  readonly place: Place;
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
function textOf({ says, times }: MapLine): string {
  return times > 1 ? `${says} (×${times})` : says;
}

/** Whether a sign stands at its end: it leads elsewhere than to a screen the map knows. */
const hasSign = ({ leads }: MapLine) => leads.some((lead) => !lead.startsWith('/'));

function cardOf(place: Place, column: number, top: number): Card {
  let y = top + size.head;
  const rows = place.lines.map((line): CardRow => {
    const texts = wrapped(textOf(line), size.card - 2 * size.inset - (hasSign(line) ? size.sign : 0), size.text);
    const row = { line, texts, y: y + size.row / 2 };
    y += texts.length * size.row;
    return row;
  });
  return { place, column, y: top, height: y - top + (rows.length > 0 ? 7 : 0), rows };
}

/** Every card in its column, from the top. */
export function layOut(): Layout {
  const cards: Card[] = [];
  const headings: Heading[] = [];
  const columns = Math.max(...map.map(({ column }) => column)) + 1;
  const bottoms: number[] = Array.from({ length: columns }, () => size.top);
  for (const { name, column, places } of map) {
    let y = bottoms[column] ?? size.top;
    headings.push({ name, column, y });
    y += size.partHead;
    for (const place of places) {
      const card = cardOf(place, column, y);
      cards.push(card);
      y += card.height + size.gap;
    }
    bottoms[column] = y + size.partGap - size.gap;
  }
  return { cards, headings, columns, height: Math.max(...bottoms) };
}

/** Where an arrow arrives: the middle of the card's head. */
export const entryY = (card: Card) => card.y + size.head / 2;

/** Where the spine leaves for another column: below the arrows that arrive. */
export const exitY = (card: Card) => entryY(card) + 9;
