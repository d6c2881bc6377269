import type { Facts } from '#contract/session.ts';
import { visibleBackRoute } from '#engine/back.ts';
import { progressPercent, visibleRoutes } from '#engine/progress.ts';
import type { Step } from '#engine/step.ts';
import { skipSteps } from '#engine/visible.ts';
import { labelOf, variantOf, worded } from '#engine/wording.ts';
import { journey, steps } from '#schemas/index.ts';
import type { JourneyEntry } from '#screen/journey-context.ts';
import { screenByRoute, screens } from '#screens/index.ts';

const order = journey.map((entry) => (typeof entry === 'string' ? entry : entry.route));
const others = screens.map(({ record }) => record.route).filter((route) => order.every((one) => one !== route));

function labelsOf({ fields }: Step): Readonly<Record<string, string>> {
  const options = Object.values(fields).flatMap((field) => ('options' in field ? field.options : []));
  return Object.fromEntries(options.map((option) => [option.value, labelOf(option)]));
}

/** The journey of one borrower, from the schemas and the screen records. `setting`: the wording variant of the settings. */
export function journeyEntriesFor(facts: Facts, setting: string): readonly JourneyEntry[] {
  const { skippedSteps: skippedRoutes } = skipSteps(steps, facts);
  const skippedSteps = steps.filter(({ route }) => skippedRoutes.includes(route));
  return [...order, ...others].map((route) => {
    const percent = progressPercent(visibleRoutes(order, skippedRoutes, route), route);
    const schema = steps.find((one) => one.route === route);
    if (!schema) {
      const { part, task }: Omit<JourneyEntry, 'route'> = screenByRoute(route)?.record ?? {};
      return { route, part, task, percent };
    }
    const step = worded(schema, variantOf(schema, setting, facts));
    const back = visibleBackRoute(route, skippedSteps, facts);
    return {
      route,
      part: step.part,
      task: step.title,
      percent,
      labels: labelsOf(step),
      ...(back !== route && { backInstead: back }),
    };
  });
}

export function countedFacts(facts: Facts): Facts {
  return { ...facts, answers: skipSteps(steps, facts).answers };
}
