import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { hasEnded } from '#engine/lead.ts';
import { journeyParts } from '#engine/screen.ts';
import type { JourneyEntry } from '#screen/journey-context.ts';
import type { StepItem } from '#ui/progress/stepper.tsx';
import type { Translate } from '#ui/translate.ts';

/** The progress of an application: the percent, the task of the next step, and the parts of the journey. */
export interface ApplicationProgress {
  readonly percent: number;
  readonly next: string | undefined;
  readonly parts: StepItem[];
}

/** A place without a part belongs to the details. */
const partIndex = ({ part = 'details' }: JourneyEntry) => journeyParts.findIndex(({ id }) => id === part);

/** The percent at a place. A screen outside the order has that of the last step of its part. */
function percentAt(place: JourneyEntry, journey: readonly JourneyEntry[]): number {
  const reached = (one: JourneyEntry) => one.percent !== undefined && partIndex(one) <= partIndex(place);
  return place.percent ?? journey.findLast(reached)?.percent ?? 0;
}

/** The progress of an application; undefined for one that has ended or has no next step. */
export function applicationProgress(
  { step, lead, isRejected }: Dashboard,
  journey: readonly JourneyEntry[],
  t: Translate,
): ApplicationProgress | undefined {
  const route = step?.current_route?.split('?')[0];
  const entry = journey.find((one) => one.route === route);
  if (!entry || isRejected || hasEnded(lead?.status)) return undefined;
  const next = entry.task;
  const current = partIndex(entry);
  return {
    percent: percentAt(entry, journey),
    next,
    parts: journeyParts.map((part, index) => {
      const title = t(part.title);
      if (index < current) return { title, detail: t(part.done), state: 'done' };
      if (index > current) return { title, state: 'next' };
      return { title, state: 'now', ...(next && { detail: t(`Now: ${next}`) }) };
    }),
  };
}

/** The progress as text. A task that is a question keeps its question mark. */
export function progressWords({ percent, next }: ApplicationProgress, t: Translate): string {
  const done = t(`You are ${percent}% done.`);
  if (!next) return done;
  return `${done} ${t(/[.?!]$/.test(next) ? `Next: ${next}` : `Next: ${next}.`)}`;
}
