import { saveKeys } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { isStep } from './check-shape.ts';
import { type Issue, issueAt, type StepIssue } from './issue.ts';

export type PlacedStep = Pick<Step, 'route' | 'back' | 'fields' | 'askIf' | 'prefill'>;

type Owned = readonly [name: string, route: string];

/** The issues of what two steps share: each of some names is for one step alone. */
function sharedNames(owned: readonly Owned[], issueOf: (name: string, owner: string) => StepIssue): Issue[] {
  return owned.flatMap(([name, route]) => {
    const [, owner = route] = owned.find(([other]) => other === name) ?? [];
    return owner === route ? [] : [{ file: `schemas${route}.ts`, ...issueOf(name, owner) }];
  });
}

const isConditional = (entry: unknown) => Object(entry).askIf !== undefined;

/** Back arrows that lead to the step or a later place, and so may form a cycle; or jump over a step which all answer. */
function backIssues({ route, back }: PlacedStep, journey: readonly unknown[], routes: readonly unknown[]): StepIssue[] {
  const place = routes.indexOf(route);
  const before = place > 0 ? `'${routes[place - 1]}'` : 'a route before this step';
  const forward = Object.entries({ to: back.to, repeatCustomer: back.repeatCustomer }).flatMap(([name, to]) => {
    if (to === undefined || routes.indexOf(to) < place) return [];
    const wrong = to === route ? `'${to}' is this step` : `'${to}' comes after this step`;
    return [issueAt(`back.${name}`, wrong, before)];
  });
  const target = routes.indexOf(back.to);
  // A supplied page may lead anywhere.
  if (target < 0 || back.supplied) return forward;
  const between = journey.slice(target + 1, place);
  const skipped = between.filter((entry) => typeof entry !== 'string' && !isConditional(entry));
  const names = skipped.map((entry) => `'${Object(entry).route}'`);
  const last = names.at(-1);
  return last ? [...forward, issueAt('back.to', `the back arrow skips ${names.join(', ')}`, last)] : forward;
}

/** What is wrong with the order of a journey, and with what two of its entries have in common. */
export function orderIssues(journey: readonly unknown[], steps: readonly PlacedStep[]): Issue[] {
  const routes = journey.map((entry) => (typeof entry === 'string' ? entry : Object(entry).route));
  const twice = [...routes.entries()].filter(([at, route]) => route !== undefined && routes.indexOf(route) < at);
  const names = steps.flatMap(({ route, fields }) => Object.keys(fields).map((name): Owned => [name, route]));
  const keys = journey
    .filter(isStep)
    .flatMap((step) => Object.keys(saveKeys(step)).map((key): Owned => [key, step.route]));
  return [
    ...twice.map(([at, route]) => {
      return { file: 'schemas/index.ts', ...issueAt(`journey[${at}]`, `'${route}' is there twice`, 'each route once') };
    }),
    // The draft stores answers by the names of fields, so one would overwrite the other.
    ...sharedNames(names, (name, owner) => {
      const wrong = `${owner} has a field of this name, and the draft stores one answer for both`;
      return issueAt(`fields.${name}`, wrong, 'another name');
    }),
    // The server stores one answer under a key.
    ...sharedNames(keys, (key, owner) => issueAt('save', `'${key}' is the save key of ${owner}`, 'another key')),
    ...steps.flatMap((step) =>
      backIssues(step, journey, routes).map((found) => ({ file: `schemas${step.route}.ts`, ...found })),
    ),
  ];
}
