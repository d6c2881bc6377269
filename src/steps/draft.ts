import { draftAfterPauseMs } from '#engine/delays.ts';
import { draftedValue } from '#engine/field-value.ts';
import type { Step } from '#engine/step.ts';
import type { Session } from '#session/session.ts';
import { isDraftedByNext } from './flow.ts';

/** The draft of a step: its answers so far, in the session. */
export type Draft = ReturnType<typeof createDraft>;

/** Secret answers are never stored here, nor those that only Next drafts. */
export function createDraft(step: Step, session: Session) {
  const typed = new Map<string, string>();
  const prefilled = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function store(name: string, value: string): void {
    typed.delete(name);
    if (isDraftedByNext(step, session.facts())) return;
    for (const [each, shown] of [...prefilled, [name, value] as const]) {
      const field = step.fields[each];
      if (field && !field.secret) session.storeAnswers({ [each]: draftedValue(field, shown) });
    }
    prefilled.clear();
  }
  function storeTyped(): void {
    for (const [name, value] of typed) store(name, value);
  }
  return {
    store,
    /** Keeps a saved answer of the server, to store it with the first change: the draft has all that was shown. */
    prefill: (name: string, value: string) => void prefilled.set(name, value),
    /** Stores the value at the first pause, for a phone that sleeps before the field loses the focus. */
    storeAfterPause(name: string, value: string): void {
      typed.set(name, value);
      clearTimeout(timer);
      timer = setTimeout(storeTyped, draftAfterPauseMs);
    },
    /** Stores what was typed since the last pause: another tab may have a later answer of an unchanged field. */
    storeTyped,
    /** Called when the borrower leaves while typing, by Back, a reload or another app; after a logout it stores nothing. */
    leave(): void {
      if (session.facts().loggedIn) storeTyped();
      typed.clear();
    },
  };
}
