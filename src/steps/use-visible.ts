import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { Field, Fields } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import type { Visible } from '#engine/visible.ts';
import { visibleOf } from '#engine/visible.ts';
import { useCountedFacts } from '#screen/journey-context.ts';
import { useSession } from '#session/session-context.ts';
import { useTranslate } from '#ui/translate.ts';

type Names = readonly string[];

const optionsOf = (field: Field): Names => ('options' in field ? field.options.map(({ value }) => value) : []);

/**
 * What of a step shows while it is being answered, and the words that announce a change. It renders again only when
 * that changes. What a hidden field or option held is cleared, in the form and in the draft.
 */
export function useVisible(fields: Fields, form: UseFormReturn<Answers>): Visible & { readonly announcement: string } {
  const session = useSession();
  const facts = useCountedFacts();
  const t = useTranslate();
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<Names>(undefined);
  const shownOf = (given: Answers) => visibleOf(fields, given, facts());
  // A text, so that two readings which show the same are the same.
  const state = useWatch({
    control: form.control,
    compute(given: Answers) {
      const { fields: visible, answers } = shownOf(given);
      const stale = Object.keys(fields).filter((name) => given[name] && !answers[name]);
      return JSON.stringify([Object.keys(visible), stale, Object.values(visible).map(optionsOf)]);
    },
  });

  useEffect(() => {
    // JSON of the lists made just above.
    const [shown, stale] = JSON.parse(state) as [Names, Names];
    for (const name of stale) {
      form.resetField(name);
      form.setValue(name, '');
      session.keepAnswers({ [name]: '' });
    }
    const was = before.current ?? shown;
    before.current = shown;
    const labels = (names: Names, others: Names) =>
      names.flatMap((name) => (others.includes(name) ? [] : [t(fields[name]?.label ?? '')])).join(', ');
    const [appeared, gone] = [labels(shown, was), labels(was, shown)];
    if (gone) setAnnouncement(t(`No longer asked: ${gone}`));
    if (appeared) setAnnouncement(t(`Also asked now: ${appeared}`));
  }, [state, fields, form, session, t]);
  return { ...shownOf(form.getValues()), announcement };
}
