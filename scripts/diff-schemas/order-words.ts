import type { Route } from '#contract/routes.ts';
import { progressPercent } from '#engine/progress.ts';

type Order = readonly Route[];

const longestOf = (orders: readonly Order[]) =>
  orders.reduce((longest, order) => (order.length > longest.length ? order : longest), []);

/** The longest list that stands in both in the same order: what is not in it was moved. */
function inBoth(before: Order, after: Order): Order {
  const endingWith: Order[] = [];
  for (const route of before) {
    const earlier = endingWith.filter((order) => after.indexOf(order.at(-1) ?? route) < after.indexOf(route));
    endingWith.push([...longestOf(earlier), route]);
  }
  return longestOf(endingWith);
}

/** Where a route stands, in words. */
export function placeIn(order: Order, route: Route): string {
  const before = order[order.indexOf(route) - 1];
  return before === undefined ? 'first' : `after ${before}`;
}

interface Percent {
  readonly route: Route;
  readonly was: number;
  readonly is: number;
}

const percentWords = ({ route, was, is }: Percent) => `${route} ${was} → ${is} %`;

function progressChanges(before: Order, after: Order): string[] {
  const percents = after.flatMap((route): Percent[] => {
    const [was, is] = [progressPercent(before, route), progressPercent(after, route)];
    return was === undefined || is === undefined || was === is ? [] : [{ route, was, is }];
  });
  const [first, last] = [percents[0], percents.at(-1)];
  if (!first || !last) return [];
  const some = percents.length > 4 ? `${percentWords(first)} to ${percentWords(last)}, ` : '';
  const shown = some ? `${some}${percents.length} places in all` : percents.map(percentWords).join(', ');
  const lower = percents.filter(({ was, is }) => is < was).length;
  const fall = lower === 0 ? 'Nobody sees it fall.' : `A borrower under way sees it fall at ${lower} of them.`;
  return [`Progress: ${shown}. ${fall}`];
}

/** What moved in the onboarding order, and what becomes of progress. */
export function orderChanges(before: Order, after: Order): string[] {
  const stayed = inBoth(
    before.filter((route) => after.includes(route)),
    after,
  );
  const moved = after.filter((route) => before.includes(route) && !stayed.includes(route));
  return [
    ...moved.map((route) => `${route} moves: ${placeIn(before, route)} → ${placeIn(after, route)}.`),
    ...progressChanges(before, after),
  ];
}
