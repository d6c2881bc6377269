import { type FieldError, useController, useFormState } from 'react-hook-form';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { keptOf, normalized } from '#engine/typed.ts';
import { afterPress } from '#screen/after-press.ts';
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

/** Normalizes the text of a field on blur, and keeps it in the draft. */
function useAnswer(name: string, field: Field, { change, leave }: Binding) {
  const { draft, getFieldState, getValues, setValue, clearErrors, trigger } = useStepForm();

  const changeTo = (value: string) => {
    // The error of the server is about the answer before.
    if (getFieldState(name).error?.type === translated) clearErrors(name);
    change(value);
  };
  // A rule may compare two fields: the other one may be valid now.
  const checkOthersAgain = () => {
    const wrong = Object.keys(getValues()).filter((other) => other !== name && getFieldState(other).invalid);
    if (wrong.length > 0) void trigger(wrong);
  };

  return {
    type(typed: string) {
      const kept = keptOf(field, typed, getValues(name));
      changeTo(kept);
      draft.keepAfterPause(name, kept);
      return kept;
    },
    choose(value: string) {
      changeTo(value);
      draft.keep(name, value);
      checkOthersAgain();
    },
    blur() {
      const whole = normalized(field, getValues(name));
      if (whole !== getValues(name)) setValue(name, whole);
      draft.keepIfChanged(name, whole);
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
