import { isSpecifiedRoute } from '#contract/routes.ts';
import { saveKeys } from '#engine/saving.ts';
import { partIndex, partOf } from '#engine/screen.ts';
import type { Step } from '#engine/step.ts';
import type { ReadableStep } from './check-shape.ts';
import { type Issue, inFileOf, issueAt, repeatedValues, type StepIssue, type StepIssues } from './issue.ts';

/** A step of which enough can be read to check its place in the journey. */
export type PlacedStep = ReadableStep & Pick<Step, 'route'>;

type Owned = readonly [name: string, route: string];

/** The issues of names that two steps share, though each belongs to one step: a specified one, or the first. */
function sharedNames(owned: readonly Owned[], issueOf: (name: string, owner: string) => StepIssue): Issue[] {
  const owners = new Map([...owned.toReversed(), ...owned.filter(([, route]) => isSpecifiedRoute(route))]);
  return owned.flatMap(([name, route]) => {
    const owner = String(owners.get(name));
    return owner === route ? [] : inFileOf(route, [issueOf(name, owner)]);
  });
}

/** Back arrows that lead to the step itself or a later one, and so may form a cycle; or that skip a step all answer. */
function* backIssues(
  { route, back = {} }: PlacedStep,
  journey: readonly unknown[],
  routes: readonly unknown[],
): StepIssues {
  const index = routes.indexOf(route);
  const write = 'nothing here, as it leads to the step before by default';
  for (const name of ['to', 'repeatCustomer'] as const) {
    const to = back[name];
    if (to === undefined || routes.indexOf(to) < index) continue;
    yield issueAt(`back.${name}`, `'${to}' ${to === route ? 'is' : 'comes after'} this step`, write);
  }
  const target = back.to ? routes.lastIndexOf(back.to, index) : -1;
  if (target < 0) return;
  const isSkipped = (entry: unknown) => typeof entry !== 'string' && Object(entry).askIf === undefined;
  const skipped = journey.slice(target + 1, index).filter(isSkipped);
  const names = skipped.map((entry) => `'${Object(entry).route}'`);
  if (names.length > 0) yield issueAt('back.to', `the back arrow skips ${names.join(', ')}`, write);
}

/** A step of an earlier part than the step before it: /home would list the later part as done, and then as open. */
function* partIssues(step: PlacedStep, before: PlacedStep | undefined): StepIssues {
  // The part of a step that has an issue of its own may be unknown.
  if (!before?.whole || !step.whole || partIndex(step) >= partIndex(before)) return;
  const [own, earlier] = [partOf(step), partOf(before)];
  yield issueAt('part', `'${own}' comes before the part of '${before.route}'`, `'${earlier}', or '${own}' there`);
}

/** Texts with another Hindi than in an earlier step: the app has one for all steps. */
function otherHindi(steps: readonly PlacedStep[]): Issue[] {
  const first = new Map<string, Owned>();
  return steps.flatMap(({ route, hindi = {} }) => {
    const issues = Object.entries(hindi).flatMap(([text, written]) => {
      const [known, owner] = first.get(text) ?? [written, route];
      first.set(text, [known, owner]);
      const wrong = `has another Hindi in ${owner}, and one is shown in both`;
      return known === written ? [] : [issueAt(`hindi.${text}`, wrong, `'${known}' here, or this Hindi there`)];
    });
    return inFileOf(route, issues);
  });
}

/** What is wrong with the order of a journey, and with what two of its entries have in common. */
export function orderIssues(journey: readonly unknown[], steps: readonly PlacedStep[], screens: readonly unknown[]) {
  const routes = journey.map((entry) => (screens.includes(entry) ? entry : Object(entry).route));
  const twice = repeatedValues(routes, (index) => `journey[${index}]`, 'each route once');
  const names = steps.flatMap(({ route, fields }) => Object.keys(fields).map((name): Owned => [name, route]));
  const keys = steps.flatMap(({ route, fields, save }) =>
    Object.keys(save ? saveKeys({ fields, save }) : {}).map((key): Owned => [key, route]),
  );
  const inSummary = (part: 'key' | 'answer') =>
    sharedNames(
      steps.flatMap(({ route, summary }) => (summary?.[part] ? [[summary[part], route] as const] : [])),
      (name, owner) =>
        issueAt(`summary.${part}`, `'${name}' is the ${part} of ${owner}`, `another ${part}, or leave it out`),
    );
  // If two steps have one route, the file with the back arrow is unknown.
  const unique = steps.filter(({ route }) => routes.indexOf(route) === routes.lastIndexOf(route));
  return [
    ...inFileOf('/index', twice),
    // The draft stores answers by the names of fields, so one would overwrite the other.
    ...sharedNames(names, (name, owner) => {
      const wrong = `${owner} has a field of this name, and the draft stores one answer for both`;
      return issueAt(`fields.${name}`, wrong, 'another name');
    }),
    // The server stores one answer under a key.
    ...sharedNames(keys, (key, owner) => issueAt('save', `'${key}' is the save key of ${owner}`, 'another key')),
    ...inSummary('answer'),
    ...inSummary('key'),
    ...otherHindi(steps),
    ...unique.flatMap((step) => inFileOf(step.route, backIssues(step, journey, routes))),
    ...steps.flatMap((step, index) => inFileOf(step.route, partIssues(step, steps[index - 1]))),
  ];
}
