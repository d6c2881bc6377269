import type { Facts } from '#contract/session.ts';
import { askedBack } from '#engine/back.ts';
import { passedPlaces, progressPercent } from '#engine/progress.ts';
import type { Step } from '#engine/step.ts';
import { askedOf } from '#engine/visible.ts';
import { labelOf, variantOf, worded } from '#engine/wording.ts';
import { journey, steps } from '#schemas/index.ts';
import type { Place } from '#screen/journey-context.ts';
import { screenByRoute, screens } from '#screens/index.ts';

const order = journey.map((place) => (typeof place === 'string' ? place : place.route));
const others = screens.map(({ record }) => record.route).filter((route) => order.every((one) => one !== route));

function labelsOf({ fields }: Step): Readonly<Record<string, string>> {
  const options = Object.values(fields).flatMap((field) => ('options' in field ? field.options : []));
  return Object.fromEntries(options.map((option) => [option.value, labelOf(option)]));
}

/**
 * All places of the journey for one borrower, as the schemas and the records of the screens have them.
 *
 * @param setting The wording variant of the settings.
 */
export function placesFor(facts: Facts, setting: string): readonly Place[] {
  const { unasked: skipped } = askedOf(steps, facts);
  const unasked = steps.filter(({ route }) => skipped.includes(route));
  return [...order, ...others].map((route) => {
    const percent = progressPercent(passedPlaces(order, skipped, route), route);
    const schema = steps.find((one) => one.route === route);
    if (!schema) {
      const { part, task }: Omit<Place, 'route'> = screenByRoute(route)?.record ?? {};
      return { route, part, task, percent };
    }
    const step = worded(schema, variantOf(schema, setting, facts));
    const back = askedBack(route, unasked, facts);
    return {
      route,
      part: step.part,
      task: { text: step.title },
      percent,
      labels: labelsOf(step),
      ...(back !== route && { insteadOfIt: back }),
    };
  });
}

/** The same facts with the answers that count: those of hidden fields and of steps that are not asked do not. */
export function countedFacts(facts: Facts): Facts {
  return { ...facts, answers: askedOf(steps, facts).answers };
}
