import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { fieldAria } from './field-aria.ts';
import { FieldBox } from './field-box.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useCaret } from './use-caret.ts';

type NativeInput = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'prefix' | 'children'
>;

type AmountFieldProps = NativeInput & {
  label: ReactNode;
  hint?: ReactNode;
  /* The amount in words; it stands where the hint stood. */
  words?: ReactNode;
  error?: string | undefined;
  value: string;
  /* Gives the place of the caret in the text that is shown next. */
  onValueChange: (raw: string, caret: number) => number;
};

export function AmountField({
  id: givenId,
  label,
  hint,
  words,
  error,
  value,
  onValueChange,
  'aria-describedby': also,
  ...input
}: AmountFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const note = words || hint;
  const putCaret = useCaret();
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const place = onValueChange(target.value, target.selectionStart ?? target.value.length);
    putCaret(target, () => place);
  };
  return (
    <FieldFrame id={id} label={label} hint={note} error={error}>
      <FieldBox tall htmlFor={id} invalid={Boolean(error)} disabled={input.disabled} prefix="₹">
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-labelledby={`${id}-label`}
          {...input}
          {...fieldAria(id, { hint: note, error, also })}
          id={id}
          value={value}
          onChange={type}
        />
      </FieldBox>
    </FieldFrame>
  );
}
