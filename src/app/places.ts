import { progressPercent } from '#engine/progress.ts';
import { journey, steps } from '#schemas/index.ts';
import type { Place } from '#screen/journey-context.ts';
import { screenByRoute, screens } from '#screens/index.ts';

const order = journey.map((place) => (typeof place === 'string' ? place : place.route));

function placeOf(route: Place['route']): Place {
  const step = steps.find((one) => one.route === route);
  const { part, task }: Omit<Place, 'route'> = step
    ? { part: step.part, task: step.title }
    : (screenByRoute(route)?.record ?? {});
  return { route, part, task, percent: progressPercent(order, route) };
}

const others = screens.map(({ record }) => record.route).filter((route) => order.every((one) => one !== route));

/** All places of the journey, as the schemas and the records of the screens have them. */
export const places: readonly Place[] = [...order, ...others].map(placeOf);
