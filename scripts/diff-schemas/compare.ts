import type { Route } from '#contract/routes.ts';
import { saveKeys } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { stepCalls } from '#engine/step-calls.ts';
import { orderChanges, placeIn } from './order-words.ts';
import { stepChanges } from './step-words.ts';

export type Journey = readonly (Step | Route)[];

/** What changed about one step, or about the order of all. */
export interface Change {
  readonly of: string;
  readonly lines: readonly string[];
}

const routeOf = (place: Step | Route) => (typeof place === 'string' ? place : place.route);
const stepsOf = (journey: Journey) => journey.filter((place) => typeof place !== 'string');

function newStep(step: Step, order: readonly Route[]): Change {
  const { route, title, fields, save } = step;
  const asked = Object.values(fields).map((field) =>
    'options' in field ? `${field.label}: ${field.options.map(({ value }) => value).join(', ')}` : field.label,
  );
  const keys = Object.keys(saveKeys(step)).map((key) => `\`${key}\``);
  const saved = 'call' in save ? `by ${stepCalls[save.call].path}` : `under ${keys.join(', ')}`;
  return {
    of: route,
    lines: [
      `New, ${placeIn(order, route)}: '${title}' It asks for ${asked.join('; ')}. It is saved ${saved}.`,
      'Borrowers who are past this place answer it only if the server leads them there. No saved draft becomes invalid.',
    ],
  };
}

function goneStep({ route, title, fields }: Step, order: readonly Route[]): Change {
  const names = Object.keys(fields).map((name) => `\`${name}\``);
  return {
    of: route,
    lines: [
      `Gone, from ${placeIn(order, route)}: '${title}' What drafts hold under ${names.join(', ')} is not read any more.`,
      'The server must no longer lead anybody there.',
    ],
  };
}

/** The journeys of two times, compared in words: the steps in their order, then the order itself. */
export function compareJourneys(before: Journey, after: Journey): readonly Change[] {
  const [was, is] = [before.map(routeOf), after.map(routeOf)];
  const old = new Map(stepsOf(before).map((step) => [step.route, step]));
  const now = stepsOf(after);
  const screens = is.filter((route) => !was.includes(route) && !now.some((step) => step.route === route));
  const order = [
    ...screens.map((route) => `${route} is new in the order, ${placeIn(is, route)}.`),
    ...orderChanges(was, is),
  ];
  const changes = [
    ...now.map((step) => {
      const earlier = old.get(step.route);
      return earlier ? { of: step.route, lines: stepChanges(earlier, step) } : newStep(step, is);
    }),
    ...[...old.values()]
      .filter(({ route }) => !now.some((step) => step.route === route))
      .map((step) => goneStep(step, was)),
    { of: 'Order', lines: order },
  ];
  return changes.filter(({ lines }) => lines.length > 0);
}
