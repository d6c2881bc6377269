import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { hasEnded } from '#engine/lead.ts';
import { journeyParts } from '#engine/screen.ts';
import type { Place } from '#screen/journey-context.ts';
import type { StepItem } from '#ui/progress/stepper.tsx';
import type { Translate } from '#ui/translate.ts';

/** How far an application has come: the percent, the next step in words, and the parts of the journey. */
export interface ApplicationProgress {
  readonly percent: number;
  readonly next: string | undefined;
  readonly parts: StepItem[];
}

/** A place that names no part belongs to the details. */
const partIndex = ({ part = 'details' }: Place) => journeyParts.findIndex(({ id }) => id === part);

/** How far it is at a route. A screen outside of the order is as far as the last step of its part. */
function percentAt(place: Place, journey: readonly Place[]): number {
  const reached = (one: Place) => one.percent !== undefined && partIndex(one) <= partIndex(place);
  return place.percent ?? journey.findLast(reached)?.percent ?? 0;
}

/** How far an application has come; undefined for one that is over or has no step before it. */
export function applicationProgress(
  { step, lead, isRejected }: Dashboard,
  journey: readonly Place[],
  t: Translate,
): ApplicationProgress | undefined {
  const route = step?.current_route?.split('?')[0];
  const place = journey.find((one) => one.route === route);
  if (!place || isRejected || hasEnded(lead?.status)) return undefined;
  const next = place.task;
  const current = partIndex(place);
  return {
    percent: percentAt(place, journey),
    next,
    parts: journeyParts.map((part, index) => {
      const title = t(part.title);
      if (index < current) return { title, detail: t(part.done), state: 'done' };
      if (index > current) return { title, state: 'next' };
      return { title, state: 'now', ...(next && { detail: t(`Now: ${next}`) }) };
    }),
  };
}

/** The progress in a sentence or two; a next step that is a question brings its own mark. */
export function progressWords({ percent, next }: ApplicationProgress, t: Translate): string {
  const done = t(`You are ${percent}% done.`);
  if (!next) return done;
  return `${done} ${t(/[.?!]$/.test(next) ? `Next: ${next}` : `Next: ${next}.`)}`;
}
