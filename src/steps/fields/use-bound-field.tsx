import { type FieldError, type RefCallBack, useController, useFormState } from 'react-hook-form';
import { normalizeTyped, normalizeWhole } from '#engine/field-value.ts';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { afterPress } from '#screen/after-press.ts';
import { type Translate, useTranslate } from '#ui/translate.ts';
import { useStepForm } from '../step-form.tsx';

/** The type of an error that is translated already; the others are messages of the step's rules. */
export const translated = 'translated';

export interface StepFieldProps<F extends Field> {
  readonly name: string;
  readonly field: F;
  /** The only field of its screen: the keyboard may open at once. */
  readonly alone: boolean;
}

interface Binding {
  readonly ref: RefCallBack;
  readonly error: FieldError | undefined;
  /** Passes a value to the form. */
  change(value: string): unknown;
  /** The borrower has left the field: it is checked now. */
  leave(): unknown;
}

/** The attributes of a field, which normalizes its text on blur and stores it in the draft; `choose` sets a whole value. */
function useAnswer(name: string, field: Field, { ref, error, change, leave }: Binding) {
  const t = useTranslate();
  const { draft, isSending, getFieldState, getValues, setValue, clearErrors, trigger } = useStepForm();

  const changeTo = (value: string) => {
    // The server's error is about the previous answer.
    if (getFieldState(name).error?.type === translated) clearErrors(name);
    change(value);
  };
  // A rule may compare two fields: the other one may be valid now.
  const checkOthersAgain = () => {
    const wrong = Object.keys(getValues()).filter((other) => other !== name && getFieldState(other).invalid);
    if (wrong.length > 0) void trigger(wrong);
  };

  const attributes = {
    ...wordsOf(field, t),
    ref,
    name,
    error: error?.type === translated ? error.message : error?.message && t({ text: error.message }),
    onValueChange(typed: string) {
      if (isSending.current) return getValues(name);
      const text = normalizeTyped(field, typed, getValues(name));
      changeTo(text);
      draft.storeAfterPause(name, text);
      return text;
    },
    onBlur() {
      const whole = normalizeWhole(field, getValues(name));
      if (whole !== getValues(name)) setValue(name, whole);
      draft.storeTyped();
      afterPress(() => {
        leave();
        checkOthersAgain();
      });
    },
  };
  const choose = (value: string) => {
    if (isSending.current) return;
    changeTo(value);
    draft.store(name, value);
    checkOthersAgain();
  };
  return { attributes, choose };
}

/** Binds a field whose value React draws. */
export function useControlledField(name: string, field: Field) {
  const { control } = useStepForm();
  const { field: bound, fieldState } = useController<Answers>({ name, control });
  const { onChange: change, onBlur: leave, ref, value } = bound;
  const { attributes, choose } = useAnswer(name, field, { ref, error: fieldState.error, change, leave });
  return { attributes: { ...attributes, value }, choose };
}

/** Binds a field whose text the browser holds: it renders again when its error changes, not with each letter. */
export function useTextField(name: string, field: Field) {
  const { control, isSending, getValues, register, setValue } = useStepForm();
  const { onChange, onBlur, ref } = register(name);
  const { errors } = useFormState({ control, name, exact: true });
  const { attributes, choose } = useAnswer(name, field, {
    ref,
    error: errors[name],
    change: (value) => onChange({ type: 'change', target: { name, value } }),
    leave: () => onBlur({ type: 'blur', target: { name, value: getValues(name) } }),
  });
  const onPick = (value: string) => {
    if (!isSending.current) setValue(name, value);
    choose(value);
  };
  return { attributes, onPick };
}

/** The hint, then the reason for the question, each on its own line. */
function noteOf({ hint, reason }: Field, t: Translate) {
  const [first, second] = [hint, reason].flatMap((text) => (text ? [t({ text })] : []));
  if (!second) return first;
  return (
    <>
      {first} <br />
      {second}
    </>
  );
}

function wordsOf(field: Field, t: Translate) {
  const { label, placeholder, autocomplete } = field;
  return {
    label: t({ text: label }),
    hint: noteOf(field, t),
    ...(placeholder && { placeholder: t({ text: placeholder }) }),
    ...(autocomplete && { autoComplete: autocomplete }),
    ...('normalize' in field && field.normalize === 'upperCase' && { autoCapitalize: 'characters' }),
  };
}
