import { useSelector } from '@tanstack/react-store';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type Fields, optionsOf } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { hasConditions, visibleOf } from '#engine/visible.ts';
import { useCountedFacts } from '#screen/journey-context.ts';
import { useServices } from '#screen/services.ts';
import { useTranslate } from '#ui/translate.ts';
import type { StepFormValue } from './step-form.tsx';

type Names = readonly string[];

/** What is shown as JSON, so that equal states are the same: the visible fields, those with a stale answer, the options of each. */
const parsed = (state: string) => JSON.parse(state) as [shown: Names, stale: Names, options: readonly Names[]];

/** The visible fields, each with its visible options; all fields where nothing depends on a condition. */
function shownIn(state: string, fields: Fields): Fields {
  if (!state) return fields;
  const [shown, , options] = parsed(state);
  const visible = Object.entries(fields).filter(([name]) => shown.includes(name));
  return Object.fromEntries(
    visible.map(([name, field], at) => {
      if (!('options' in field)) return [name, field];
      return [name, { ...field, options: field.options.filter(({ value }) => options[at]?.includes(value)) }];
    }),
  );
}

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
  const stateOf = (all: Answers): string => {
    if (!changes) return '';
    const { fields: visible, answers } = visibleOf(fields, all, facts());
    const stale = Object.keys(fields).filter((name) => all[name] && !answers[name]);
    const options = Object.values(visible).map((field) => optionsOf(field).map(({ value }) => value));
    return JSON.stringify([Object.keys(visible), stale, options]);
  };
  // Renders again when an answer changes the state.
  useWatch({ control: form.control, compute: stateOf });
  // Another tab, or a late answer of the server, may change the facts that a condition names.
  const state = useSelector(session.store, () => stateOf(form.getValues()));
  const visible = useMemo(() => shownIn(state, fields), [state, fields]);

  useEffect(() => {
    if (!state) return;
    const [shown, stale] = parsed(state);
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
