import { useEffect, useEffectEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import { draftAfterPauseMs } from '#engine/delays.ts';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { draftable, keptOf, normalized } from '#engine/typed.ts';
import { afterPress } from '#screen/after-press.ts';
import { useServices } from '#screen/services.ts';
import type { Translate } from '#ui/translate.ts';
import { useTranslate } from '#ui/translate.ts';
import { useStepForm } from '../step-form.tsx';
import { fieldNote } from './field-note.tsx';

/** The type of an error that is shown as it is; the others are messages of the step's rules. */
export const translated = 'translated';

export interface FieldProps<F extends Field> {
  readonly name: string;
  readonly field: F;
  /** The only field of its screen: the keyboard may open at once. */
  readonly alone: boolean;
}

/** Binds a field to its form: normalizes the text on blur, and keeps it in the draft unless it is secret. */
export function useBoundField(name: string, field: Field) {
  const t = useTranslate();
  const { session } = useServices();
  const { control, getFieldState, getValues, trigger } = useStepForm();
  const {
    field: bound,
    fieldState: { error },
  } = useController<Answers>({ name, control });

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inDraft = useRef(bound.value);
  const keepInDraft = (value: string) => {
    inDraft.current = value;
    clearTimeout(pause.current);
    pause.current = undefined;
    if (!field.secret) session.keepAnswers({ [name]: draftable(field, value) });
  };
  // The borrower left while typing, by the phone's Back, a reload or another app; after a logout nothing is kept.
  const onLeave = useEffectEvent(() => {
    if (pause.current !== undefined && session.facts().loggedIn) keepInDraft(getValues(name));
    clearTimeout(pause.current);
  });
  useEffect(() => {
    const unmounted = new AbortController();
    const leave = () => onLeave();
    addEventListener('pagehide', leave, unmounted);
    document.addEventListener('visibilitychange', leave, unmounted);
    return () => {
      unmounted.abort();
      leave();
    };
  }, []);

  // A rule may compare two fields: the other one may be valid now.
  const checkOthersAgain = () => {
    const wrong = Object.keys(getValues()).filter((other) => other !== name && getFieldState(other).invalid);
    if (wrong.length > 0) void trigger(wrong);
  };

  return {
    value: bound.value,
    ref: bound.ref,
    error: error?.type === translated ? error.message : error?.message && t({ text: error.message }),
    /** The draft is stored at the first pause, for a phone that sleeps before the field loses focus. */
    type(typed: string) {
      const kept = keptOf(field, typed, bound.value);
      bound.onChange(kept);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => keepInDraft(kept), draftAfterPauseMs);
      return kept;
    },
    choose(value: string) {
      bound.onChange(value);
      keepInDraft(value);
      checkOthersAgain();
    },
    blur() {
      const whole = normalized(field, bound.value);
      if (whole !== bound.value) bound.onChange(whole);
      // Unchanged: another tab may have a later answer.
      if (whole !== inDraft.current) keepInDraft(whole);
      afterPress(() => {
        bound.onBlur();
        checkOthersAgain();
      });
    },
  };
}

export function typedAttributes(field: Field, t: Translate) {
  const { label, placeholder, autocomplete } = field;
  const hint = fieldNote(field, t);
  return {
    label: t({ text: label }),
    ...(hint && { hint }),
    ...(placeholder && { placeholder: t({ text: placeholder }) }),
    ...(autocomplete && { autoComplete: autocomplete }),
  };
}

export function useTypedField(name: string, field: Field) {
  const t = useTranslate();
  const { value, ref, error, type, blur } = useBoundField(name, field);
  return { ...typedAttributes(field, t), ref, name, value, error, onValueChange: type, onBlur: blur };
}
