import { saveKeys } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { type Issue, issueAt, type StepIssue } from './issue.ts';

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

/** The issues of what two steps share: each of some names is for one step alone. */
function sharedNames(
  named: readonly { readonly name: string; readonly step: PlacedStep }[],
  issueOf: (name: string, owner: string) => StepIssue,
): Issue[] {
  return named.flatMap(({ name, step }) => {
    const owner = named.find((other) => other.name === name)?.step.route ?? step.route;
    return owner === step.route ? [] : [{ file: fileOf(step), ...issueOf(name, owner) }];
  });
}

/** A field's name that two steps give: the draft stores answers by it, so one would overwrite the other. */
export function namesTwice(steps: readonly PlacedStep[]): Issue[] {
  const named = steps.flatMap((step) => Object.keys(step.fields).map((name) => ({ name, step })));
  return sharedNames(named, (name, owner) => {
    const wrong = `${owner} has a field of this name, and the draft stores one answer for both`;
    return issueAt(`fields.${name}`, wrong, 'another name');
  });
}

/** A save key that two steps write: the server stores one answer under it. */
export function keysTwice(steps: readonly Step[]): Issue[] {
  const keyed = steps.flatMap((step) => Object.keys(saveKeys(step)).map((name) => ({ name, step })));
  return sharedNames(keyed, (key, owner) => issueAt('save', `'${key}' is the save key of ${owner}`, 'another key'));
}

/** Back arrows that lead to this step or a later place of the journey, and so may form a cycle. */
export function backsForward(journey: readonly unknown[], steps: readonly PlacedStep[]): Issue[] {
  const routes = routesOf(journey);
  return steps.flatMap((step) => {
    const place = routes.indexOf(step.route);
    const write = place > 0 ? `'${routes[place - 1]}'` : 'a route before this step';
    return Object.entries({ to: step.back.to, repeatCustomer: step.back.repeatCustomer }).flatMap(([name, to]) => {
      if (to === undefined || routes.indexOf(to) < place) return [];
      const wrong = to === step.route ? `'${to}' is this step` : `'${to}' comes after this step`;
      return [{ file: fileOf(step), ...issueAt(`back.${name}`, wrong, write) }];
    });
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
