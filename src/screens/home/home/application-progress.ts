import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { hasEnded, isBeingRepaid } from '#engine/lead.ts';
import { type JourneyEntry, journeyParts, partIndex } from '#engine/screen.ts';
import type { Translatable } from '#languages/message.ts';
import type { Translate } from '#ui/translate.ts';

/** The percent at an entry. A screen outside the onboarding order has the percent of the last step of its part. */
function percentAt(entry: JourneyEntry, journey: readonly JourneyEntry[]): number {
  const reached = (one: JourneyEntry) => one.percent !== undefined && partIndex(one) <= partIndex(entry);
  return entry.percent ?? journey.findLast(reached)?.percent ?? 0;
}

/** A task that is a question keeps its question mark. */
function nextWords(task: Translatable, t: Translate): string {
  return /[.?!]$/.test(task.text) ? t('Next: {task}', { task: t(task) }) : t('Next: {task}.', { task: t(task) });
}

/**
 * The progress of an application: the percent, words with the task of the next step, and the parts of the journey.
 * Undefined for an application that has ended, is already a loan, or has no next step.
 */
export function applicationProgress(
  { step, lead, isRejected }: Dashboard,
  journey: readonly JourneyEntry[],
  t: Translate,
) {
  const route = step?.current_route?.split('?')[0];
  const entry = journey.find((one) => one.route === route);
  if (!entry || isRejected || hasEnded(lead?.status) || isBeingRepaid(lead?.status)) return undefined;
  const { task } = entry;
  const current = partIndex(entry);
  const percent = percentAt(entry, journey);
  const howFar = t('You are {percent}% done.', { percent });
  return {
    percent,
    words: task ? `${howFar} ${nextWords(task, t)}` : howFar,
    current,
    parts: journeyParts.map(({ title, done }, index) => {
      const ownTask = index === current ? task : undefined;
      const detail = index < current ? done : ownTask;
      return { title: t(title), detail: detail && t(detail) };
    }),
  };
}
