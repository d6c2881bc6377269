import { useSelector } from '@tanstack/react-store';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field, Fields } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { hasConditions, visibleOf } from '#engine/visible.ts';
import { useCountedFacts } from '#screen/journey-context.ts';
import { useServices } from '#screen/services.ts';
import { useTranslate } from '#ui/translate.ts';
import type { StepFormValue } from './step-form.tsx';

type Names = readonly string[];

const optionsOf = (field: Field): Names => ('options' in field ? field.options.map(({ value }) => value) : []);

/**
 * The visible fields of a step, and the text that announces a change. Renders again only when they change. The value of
 * a hidden field or option is cleared, in the form and in the draft.
 */
export function useVisible(fields: Fields, form: StepFormValue) {
  const { session } = useServices();
  const facts = useCountedFacts();
  const t = useTranslate();
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<Names>(undefined);
  const changes = useMemo(() => hasConditions(fields), [fields]);
  // JSON, so that equal states are the same.
  const state = useWatch({
    control: form.control,
    compute(all: Answers) {
      if (!changes) return '';
      const { fields: visible, answers } = visibleOf(fields, all, facts());
      const stale = Object.keys(fields).filter((name) => all[name] && !answers[name]);
      return JSON.stringify([Object.keys(visible), stale, Object.values(visible).map(optionsOf)]);
    },
  });
  // Another tab, or a late answer of the server, may change the facts that a condition names.
  const known = useSelector(session.store, (all) => (changes ? all : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state stands for the form's values, `known` for the facts
  const visible = useMemo(
    () => (changes ? visibleOf(fields, form.getValues(), facts()).fields : fields),
    [changes, state, known, fields, form, facts],
  );

  useEffect(() => {
    if (!state) return;
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
      names.flatMap((name) => (others.includes(name) ? [] : [t({ text: fields[name]?.label ?? '' })])).join(', ');
    const [appeared, gone] = [labels(shown, was), labels(was, shown)];
    if (gone) setAnnouncement(t('No longer asked: {fields}', { fields: gone }));
    if (appeared) setAnnouncement(t('Also asked now: {fields}', { fields: appeared }));
  }, [state, fields, form, session, t]);
  return { visible, announcement };
}
