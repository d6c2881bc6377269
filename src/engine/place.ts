import type { IsRoute, Route } from '#contract/routes.ts';

/** A place in the app: a route of ours, and the query it opens with. */
export interface Place {
  readonly to: Route;
  readonly search: Readonly<Record<string, string>>;
}

/**
 * The place that a server names, such as '/finbox?url=https%3A%2F%2F…'; undefined when it is no route of ours.
 * An address with a host never is one, not even our own.
 */
export function placeOf(text: string, isRoute: IsRoute): Place | undefined {
  const [address] = cut(text, '#');
  const [to, query] = cut(address, '?');
  return isRoute(to) ? { to, search: searchOf(query) } : undefined;
}

/** The text before the first mark, and after it. */
function cut(text: string, mark: string): [before: string, after: string] {
  const place = text.indexOf(mark);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)];
}

function searchOf(query: string): Record<string, string> {
  const pairs = query.split('&').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => cut(pair, '=').map(plain)));
}

/** A part of a query, decoded; unchanged where it is not well encoded. */
function plain(part: string): string {
  const spaced = part.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
