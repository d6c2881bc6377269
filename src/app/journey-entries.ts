import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import { visibleBackRoute } from '#engine/back.ts';
import { progressPercent } from '#engine/progress.ts';
import type { JourneyEntry } from '#engine/screen.ts';
import { skipSteps } from '#engine/visible.ts';
import { variantOf, worded } from '#engine/wording.ts';
import { order, stepByRoute, steps } from '#schemas/index.ts';
import type { JourneyValue } from '#screen/journey-context.ts';
import { screenByRoute, screens } from '#screens/index.ts';

const others = screens.map(({ record }) => record.route).filter((route) => !order.includes(route));

/** The skipped steps of a borrower, and the facts with the answers that count. */
function readConditions(facts: Facts) {
  const { skippedRoutes, answers } = skipSteps(steps, facts);
  return { facts, skippedRoutes, counted: { ...facts, answers } };
}

/** The journey, from the schemas and the screen records. `setting`: the wording variant of the settings. */
export function createJourneyEntries(setting: string): JourneyValue {
  let last: ReturnType<typeof readConditions> | undefined;
  // Computed once for each object: the facts are a new one only after a change, and each screen reads them several times.
  const conditions = (facts: Facts) => {
    if (last?.facts !== facts) last = readConditions(facts);
    return last;
  };

  function entry(route: Route, facts: Facts): JourneyEntry {
    const { skippedRoutes } = conditions(facts);
    const percent = progressPercent(order, route, skippedRoutes);
    const schema = stepByRoute(route);
    if (!schema) return { ...screenByRoute(route)?.record, route, percent };
    const step = worded(schema, variantOf(schema, setting, facts));
    const skippedSteps = steps.filter((one) => skippedRoutes.includes(one.route));
    const back = visibleBackRoute(route, skippedSteps, facts);
    return {
      route,
      part: step.part,
      task: { text: step.title },
      percent,
      fields: step.fields,
      summary: step.summary,
      ...(back !== route && { backInstead: back }),
    };
  }
  return { routes: [...order, ...others], entry, countedFacts: (facts) => conditions(facts).counted };
}
