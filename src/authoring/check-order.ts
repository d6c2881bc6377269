import type { Route } from '#contract/routes.ts';
import { saveKeys } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import type { Issue } from './issue.ts';
import { issueAt } from './issue.ts';

export type PlacedStep = Pick<Step, 'route' | 'back' | 'fields' | 'askIf' | 'prefill'>;

const fileOf = (step: PlacedStep) => `schemas${step.route}.ts`;
const routesOf = (journey: readonly unknown[]): readonly unknown[] =>
  journey.map((entry) => (typeof entry === 'string' ? entry : Object(entry).route));

export function routesTwice(journey: readonly unknown[]): Issue[] {
  const routes = routesOf(journey);
  return routes.flatMap((route, place) =>
    route !== undefined && routes.indexOf(route) < place
      ? [{ file: 'schemas/index.ts', ...issueAt(`journey[${place}]`, `'${route}' is there twice`, 'each route once') }]
      : [],
  );
}

/** A field's name that two steps give: the draft stores answers by it, so one would overwrite the other. */
export function namesTwice(steps: readonly PlacedStep[]): Issue[] {
  const named = steps.flatMap((step) => Object.keys(step.fields).map((name) => ({ name, step })));
  return named.flatMap(({ name, step }) => {
    const owner = named.find((other) => other.name === name)?.step.route;
    const wrong = `${owner} has a field of this name, and the draft stores one answer for both`;
    return owner === step.route ? [] : [{ file: fileOf(step), ...issueAt(`fields.${name}`, wrong, 'another name') }];
  });
}

/** A save key that two steps write: the server stores one answer under it. */
export function keysTwice(steps: readonly Step[]): Issue[] {
  const keyed = steps.flatMap((step) => Object.keys(saveKeys(step)).map((key) => ({ key, step })));
  return keyed.flatMap(({ key, step }) => {
    const owner = keyed.find((other) => other.key === key)?.step.route;
    if (owner === step.route) return [];
    return [{ file: fileOf(step), ...issueAt('save', `'${key}' is the save key of ${owner}`, 'another key') }];
  });
}

/** The routes from a route back to itself, if its back arrows lead there. */
function cycleFrom(route: Route, next: ReadonlyMap<Route, Route>): readonly Route[] | undefined {
  const cycle = [route];
  for (let at = next.get(route); at !== undefined && !cycle.includes(at, 1); at = next.get(at)) {
    cycle.push(at);
    if (at === route) return cycle;
  }
  return undefined;
}

const backTargets = (steps: readonly PlacedStep[]) => new Map(steps.map(({ route, back }) => [route, back.to]));

/** Back arrows that form a cycle of steps; reported at the first step of each cycle. */
export function backCycles(steps: readonly PlacedStep[]): Issue[] {
  const targets = [
    backTargets(steps),
    new Map(steps.map(({ route, back }) => [route, back.repeatCustomer ?? back.to])),
  ];
  const cycles = new Map<string, Issue>();
  for (const next of targets) {
    for (const step of steps) {
      const cycle = cycleFrom(step.route, next);
      const first = steps.find(({ route }) => cycle?.includes(route));
      if (cycle === undefined || first !== step) continue;
      const wrong = `the back arrows form a cycle: ${cycle.join(' → ')}`;
      cycles.set(wrong, { file: fileOf(step), ...issueAt('back', wrong, 'a route before this step') });
    }
  }
  return [...cycles.values()];
}

/** Back arrows that lead to a later place of the journey, reported with the place before; a cycle is reported once. */
export function backsForward(journey: readonly unknown[], steps: readonly PlacedStep[]): Issue[] {
  const routes = routesOf(journey);
  const targets = backTargets(steps);
  return steps.flatMap((step) => {
    const place = routes.indexOf(step.route);
    const { to } = step.back;
    if (routes.indexOf(to) <= place || cycleFrom(step.route, targets)) return [];
    const before = place > 0 ? `'${routes[place - 1]}'` : 'a route before this step';
    return [{ file: fileOf(step), ...issueAt('back.to', `'${to}' comes after this step`, before) }];
  });
}

const isConditional = (entry: unknown) => Object(entry).askIf !== undefined;

/** Back arrows that jump over a step which every borrower answers; a supplied page may lead anywhere. */
export function backSkips(journey: readonly unknown[], steps: readonly PlacedStep[]): Issue[] {
  const routes = routesOf(journey);
  return steps.flatMap((step) => {
    const { to, supplied } = step.back;
    const target = routes.indexOf(to);
    if (target < 0 || supplied) return [];
    const between = journey.slice(target + 1, routes.indexOf(step.route));
    const skipped = between.filter((entry) => typeof entry !== 'string' && !isConditional(entry));
    const names = skipped.map((entry) => `'${Object(entry).route}'`);
    const last = names.at(-1);
    if (last === undefined) return [];
    return [{ file: fileOf(step), ...issueAt('back.to', `the back arrow skips ${names.join(', ')}`, last) }];
  });
}
