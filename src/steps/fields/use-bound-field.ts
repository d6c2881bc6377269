import { useEffect, useEffectEvent, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { draftAfterPauseMs } from '#engine/delays.ts';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { draftable, keptOf, normalized } from '#engine/typed.ts';
import { afterPress } from '#screen/after-press.ts';
import { useSession } from '#session/session-context.ts';
import type { Translate } from '#ui/translate.ts';
import { useTranslate } from '#ui/translate.ts';
import { fieldNote } from './field-note.tsx';

/** What every kind of field is given. */
export interface FieldProps<F extends Field> {
  readonly name: string;
  readonly field: F;
  /** It is the only thing to do on its screen, so the keyboard may open at once. */
  readonly alone: boolean;
}

/**
 * A field bound to its form: what it holds of the typed text, normalized on blur, kept in the draft unless secret.
 * Only this field renders again when it changes.
 */
export function useBoundField(name: string, field: Field) {
  const session = useSession();
  const { getFieldState, getValues, trigger } = useFormContext<Answers>();
  const { field: bound, fieldState } = useController<Answers>({ name });

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inDraft = useRef(bound.value);
  const keepInDraft = (value: string) => {
    inDraft.current = value;
    clearTimeout(pause.current);
    pause.current = undefined;
    if (!field.secret) session.keepAnswers({ [name]: draftable(field, value) });
  };
  // Left in the middle of a word, by the phone's Back. Whose session has ended leaves nothing to the next borrower.
  const redirect = useEffectEvent(() => {
    if (pause.current !== undefined && session.facts().loggedIn) keepInDraft(getValues(name));
    clearTimeout(pause.current);
  });
  useEffect(() => () => redirect(), []);

  // A rule may speak of two fields: what was wrong elsewhere may be right now.
  const checkOthersAgain = () => {
    const wrong = Object.keys(getValues()).filter((other) => other !== name && getFieldState(other).invalid);
    if (wrong.length > 0) void trigger(wrong);
  };

  return {
    value: bound.value,
    ref: bound.ref,
    error: fieldState.error?.message,
    /** Typing: the draft follows at the first pause, for a phone that goes dark before the field is left. */
    type(typed: string) {
      const kept = keptOf(field, typed, bound.value);
      bound.onChange(kept);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => keepInDraft(kept), draftAfterPauseMs);
      return kept;
    },
    /** Choosing: there is nothing more to come. */
    choose(value: string) {
      bound.onChange(value);
      keepInDraft(value);
      checkOthersAgain();
    },
    blur() {
      const whole = normalized(field, bound.value);
      if (whole !== bound.value) bound.onChange(whole);
      // Left as it was: another tab may have a later answer.
      if (whole !== inDraft.current) keepInDraft(whole);
      afterPress(() => {
        bound.onBlur();
        checkOthersAgain();
      });
    },
  };
}

/** The attributes that typed kinds share. */
export function typedAttributes(field: Field, t: Translate) {
  const { label, placeholder, autocomplete } = field;
  const hint = fieldNote(field, t);
  return {
    label: t(label),
    ...(hint && { hint }),
    ...(placeholder && { placeholder: t(placeholder) }),
    ...(autocomplete && { autoComplete: autocomplete }),
  };
}

/** What a typed kind hands to its part. */
export function useTypedField(name: string, field: Field) {
  const t = useTranslate();
  const { value, ref, error, type, blur } = useBoundField(name, field);
  return { ...typedAttributes(field, t), ref, name, value, error, onValueChange: type, onBlur: blur };
}
