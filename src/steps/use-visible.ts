import { useSelector } from '@tanstack/react-store';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Fields } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { visibleOf } from '#engine/visible.ts';
import { useCountedFacts } from '#screen/journey-context.ts';
import { useServices } from '#screen/services.ts';
import { useTranslate } from '#ui/translate.ts';
import { useStepForm } from './step-form.tsx';

/** Whether two states show the same fields, with the same options. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The visible fields of a step with conditions, and the text that announces a change. Renders again only when they change.
 * The value of a hidden field or option is cleared, in the form and in the draft.
 */
export function useVisible(fields: Fields) {
  const form = useStepForm();
  const { session } = useServices();
  const facts = useCountedFacts();
  const t = useTranslate();
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<readonly string[]>(undefined);
  const stateOf = (typed: Answers): { readonly visible: Fields; readonly stale: readonly string[] } => {
    const { fields: visible, answers } = visibleOf(fields, typed, facts());
    return { visible, stale: Object.keys(fields).filter((name) => typed[name] && !answers[name]) };
  };
  // Renders again when an answer changes the state.
  useWatch({ control: form.control, compute: (typed: Answers) => JSON.stringify(stateOf(typed)) });
  // Another tab, or a late answer of the server, may change the facts that a condition names.
  const { visible, stale } = useSelector(session.store, () => stateOf(form.getValues()), { compare: isSame });

  useEffect(() => {
    const shown = Object.keys(visible);
    const was = before.current ?? shown;
    before.current = shown;
    const hidden = was.filter((name) => !shown.includes(name));
    // A field that comes back is empty and untouched.
    for (const name of [...stale, ...hidden]) {
      form.resetField(name);
      form.setValue(name, '');
    }
    for (const name of stale) form.draft.store(name, '');
    const labels = (names: readonly string[], others: readonly string[]) =>
      names.flatMap((name) => (others.includes(name) ? [] : [t({ text: fields[name]?.label ?? '' })])).join(', ');
    const [appeared, gone] = [labels(shown, was), labels(was, shown)];
    const changes = [
      gone && t('No longer asked: {fields}', { fields: gone }),
      appeared && t('Also asked now: {fields}', { fields: appeared }),
    ].filter(Boolean);
    if (changes.length > 0) setAnnouncement(changes.join('. '));
  }, [visible, stale, fields, form, t]);
  return { visible, announcement };
}
