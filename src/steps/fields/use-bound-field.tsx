import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldError, useController, useFormState } from 'react-hook-form';
import { draftAfterPauseMs } from '#engine/delays.ts';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { draftable, keptOf, normalized } from '#engine/typed.ts';
import { afterPress } from '#screen/after-press.ts';
import { useServices } from '#screen/services.ts';
import { type Translate, useTranslate } from '#ui/translate.ts';
import { useStepForm } from '../step-form.tsx';

/** The type of an error that is shown as it is; the others are messages of the step's rules. */
export const translated = 'translated';

export interface FieldProps<F extends Field> {
  readonly name: string;
  readonly field: F;
  /** The only field of its screen: the keyboard may open at once. */
  readonly alone: boolean;
}

interface Binding {
  /** Passes a value to the form. */
  change(value: string): unknown;
  /** The borrower has left the field: it is checked now. */
  leave(): unknown;
}

/** Normalizes the text of a field on blur, and keeps it in the draft unless it is secret. */
function useAnswer(name: string, field: Field, { change, leave }: Binding) {
  const { session } = useServices();
  const { getFieldState, getValues, setValue, trigger } = useStepForm();

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inDraft = useRef(getValues(name));
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
    const leavePage = () => onLeave();
    addEventListener('pagehide', leavePage, unmounted);
    document.addEventListener('visibilitychange', leavePage, unmounted);
    return () => {
      unmounted.abort();
      leavePage();
    };
  }, []);

  // A rule may compare two fields: the other one may be valid now.
  const checkOthersAgain = () => {
    const wrong = Object.keys(getValues()).filter((other) => other !== name && getFieldState(other).invalid);
    if (wrong.length > 0) void trigger(wrong);
  };

  return {
    /** The draft is stored at the first pause, for a phone that sleeps before the field loses focus. */
    type(typed: string) {
      const kept = keptOf(field, typed, getValues(name));
      change(kept);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => keepInDraft(kept), draftAfterPauseMs);
      return kept;
    },
    choose(value: string) {
      change(value);
      keepInDraft(value);
      checkOthersAgain();
    },
    blur() {
      const whole = normalized(field, getValues(name));
      if (whole !== getValues(name)) setValue(name, whole);
      // Unchanged: another tab may have a later answer.
      if (whole !== inDraft.current) keepInDraft(whole);
      afterPress(() => {
        leave();
        checkOthersAgain();
      });
    },
  };
}

function errorText(error: FieldError | undefined, t: Translate): string | undefined {
  return error?.type === translated ? error.message : error?.message && t({ text: error.message });
}

/** Binds a field whose value React draws. */
export function useControlledField(name: string, field: Field) {
  const t = useTranslate();
  const { control } = useStepForm();
  const { field: bound, fieldState } = useController<Answers>({ name, control });
  const acts = useAnswer(name, field, { change: bound.onChange, leave: bound.onBlur });
  return { value: bound.value, ref: bound.ref, error: errorText(fieldState.error, t), ...acts };
}

/** Binds a field whose text the browser holds: it renders again when its error changes, not with each letter. */
export function useTextField(name: string, field: Field) {
  const t = useTranslate();
  const { control, getValues, register, setValue } = useStepForm();
  const { onChange, onBlur, ref } = register(name);
  const { errors } = useFormState({ control, name, exact: true });
  const { type, choose, blur } = useAnswer(name, field, {
    change: (value) => onChange({ type: 'change', target: { name, value } }),
    leave: () => onBlur({ type: 'blur', target: { name, value: getValues(name) } }),
  });
  const error = errorText(errors[name], t);
  const onPick = (value: string) => {
    setValue(name, value);
    choose(value);
  };
  return { attributes: { ...typedAttributes(field, t), ref, name, error, onValueChange: type, onBlur: blur }, onPick };
}

/** The hint, then the reason for the question, each on its own line. */
export function fieldNote({ hint, reason }: Field, t: Translate) {
  const [first, second] = [hint, reason].flatMap((text) => (text ? [t({ text })] : []));
  if (!second) return first;
  return (
    <>
      {first} <br />
      {second}
    </>
  );
}

/** A code in capitals is no word of a language. */
const codeAttributes = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;

export function typedAttributes(field: Field, t: Translate) {
  const { label, placeholder, autocomplete } = field;
  const hint = fieldNote(field, t);
  return {
    label: t({ text: label }),
    ...(hint && { hint }),
    ...(placeholder && { placeholder: t({ text: placeholder }) }),
    ...(autocomplete && { autoComplete: autocomplete }),
    ...('normalize' in field && field.normalize === 'upperCase' && codeAttributes),
  };
}
