import type { Route } from '#contract/routes.ts';
import { isRoute } from '#schemas/index.ts';
import type { Card, Layout } from './layout.ts';
import { entryY, exitY, size } from './layout.ts';
import { order } from './map.ts';

type Side = 'left' | 'right';

/** One way through a channel between columns: in at one height, out at another. */
interface Leg {
  readonly channel: number;
  readonly in: { readonly y: number; readonly side: Side };
  readonly out: { readonly y: number; readonly side: Side };
}

/** An arrow from a line of one card to the head of another, or a piece of the spine from head to head. */
export interface Arrow {
  readonly from: Card;
  readonly to: Card;
  readonly kind: 'answer' | 'spine';
  readonly legs: readonly Leg[];
}

/** The legs of one channel that lead to the same place: they share one vertical track. */
interface Bundle {
  readonly key: string;
  readonly legs: readonly Leg[];
  readonly top: number;
  readonly bottom: number;
}

/** Heights at which a column can be crossed: between two cards. Each is used by one destination only. */
function crossings({ cards }: Layout) {
  const taken = new Map<string, number>();
  return (column: number, key: string, near: number): number => {
    const known = taken.get(key);
    if (known !== undefined) return known;
    const gaps = cards.filter((card) => card.column === column).map((card) => card.y + card.height + size.gap / 2);
    const free = gaps.filter((y) => ![...taken.values()].includes(y));
    const nearest = free.toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near))[0] ?? near;
    taken.set(key, nearest);
    return nearest;
  };
}

/** Channel n lies left of column n; the last one lies right of the last column. */
function legsOf(from: Card, y: number, to: Card, cross: ReturnType<typeof crossings>): Leg[] {
  const end = entryY(to);
  if (from.column === to.column)
    return [{ channel: to.column + 1, in: { y, side: 'left' }, out: { y: end, side: 'left' } }];
  const forth = from.column < to.column;
  const [near, far]: [Side, Side] = forth ? ['left', 'right'] : ['right', 'left'];
  const legs: Leg[] = [];
  let height = y;
  for (let column = from.column; column !== to.column; column += forth ? 1 : -1) {
    const next = column + (forth ? 1 : -1);
    const out = next === to.column ? end : cross(next, `${next} ${to.entry.id} ${near}`, (height + end) / 2);
    legs.push({ channel: forth ? next : column, in: { y: height, side: near }, out: { y: out, side: far } });
    height = out;
  }
  return legs;
}

/** Every arrow of the map, and the pieces of the spine that leave their column. */
export function arrowsOf(layout: Layout): readonly Arrow[] {
  const cross = crossings(layout);
  const cardOf = new Map(layout.cards.map((card) => [card.entry.id, card]));
  const arrow = (from: Card, y: number, route: Route, kind: Arrow['kind']): Arrow[] => {
    const to = cardOf.get(route);
    return to && to !== from ? [{ from, to, kind, legs: legsOf(from, y, to, cross) }] : [];
  };
  const answers = layout.cards.flatMap((from) =>
    from.rows.flatMap(({ line, y }) => line.leads.filter(isRoute).flatMap((route) => arrow(from, y, route, 'answer'))),
  );
  const spine = layout.cards.flatMap((from) => {
    const next = from.entry.number === undefined ? undefined : order[from.entry.number];
    const stays = next === undefined || cardOf.get(next)?.column === from.column;
    return stays ? [] : arrow(from, exitY(from), next, 'spine');
  });
  return [...answers, ...spine];
}

export const bundleKey = ({ to, kind }: Arrow) => `${kind} ${to.entry.id}`;

function bundlesOf(channel: number, arrows: readonly Arrow[]): Bundle[] {
  const within = arrows.flatMap((arrow) => arrow.legs.map((leg) => ({ key: bundleKey(arrow), leg })));
  const here = within.filter(({ leg }) => leg.channel === channel);
  return [...Map.groupBy(here, ({ key }) => key)].map(([key, group]) => {
    const legs = group.map(({ leg }) => leg);
    const ys = legs.flatMap((leg) => [leg.in.y, leg.out.y]);
    return { key, legs, top: Math.min(...ys), bottom: Math.max(...ys) };
  });
}

/** How often one bundle's horizontals cross the other's vertical, when it stands left of the other. */
function crossed(left: Bundle, right: Bundle): number {
  const ends = (bundle: Bundle, side: Side) =>
    new Set(bundle.legs.flatMap((leg) => [leg.in, leg.out].filter((end) => end.side === side).map(({ y }) => y)));
  const inside = (ys: Set<number>, { top, bottom }: Bundle) => [...ys].filter((y) => y >= top && y <= bottom).length;
  return inside(ends(left, 'right'), right) + inside(ends(right, 'left'), left);
}

/** Orders the bundles of a channel so that few lines cross: neighbours change places while that helps. */
function ordered(bundles: readonly Bundle[]): Bundle[] {
  const found = [...bundles];
  for (let changed = true; changed; ) {
    changed = false;
    for (let place = 0; place + 1 < found.length; place++) {
      const [one, other] = [found[place], found[place + 1]];
      if (!one || !other || crossed(other, one) >= crossed(one, other)) continue;
      [found[place], found[place + 1]] = [other, one];
      changed = true;
    }
  }
  return found;
}

/** The track of each bundle in a channel, counted from the left; bundles that do not meet share one. */
export function tracksOf(channel: number, arrows: readonly Arrow[]): ReadonlyMap<string, number> {
  const bundles = ordered(bundlesOf(channel, arrows));
  const tracks = new Map<string, number>();
  bundles.forEach((bundle, place) => {
    const meeting = bundles
      .slice(0, place)
      .filter(({ top, bottom }) => top <= bundle.bottom + 8 && bundle.top <= bottom + 8);
    tracks.set(bundle.key, Math.max(-1, ...meeting.map(({ key }) => tracks.get(key) ?? 0)) + 1);
  });
  return tracks;
}
