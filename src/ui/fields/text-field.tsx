import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldAria } from './field-aria.ts';
import { FieldBox } from './field-box.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useSteadyCaret } from './use-caret.ts';

type NativeInput = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'prefix' | 'children'
>;

type TextFieldProps = NativeInput & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
  locked?: boolean | undefined;
  prefix?: ReactNode;
  trailing?: ReactNode;
};

export function TextField({
  id: givenId,
  label,
  hint,
  error,
  value,
  onValueChange,
  locked,
  prefix,
  trailing,
  'aria-describedby': also,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const keepCaret = useSteadyCaret();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <FieldBox
        htmlFor={id}
        invalid={Boolean(error)}
        locked={locked}
        disabled={input.disabled}
        prefix={prefix}
        trailing={trailing}
      >
        <input
          type="text"
          readOnly={locked}
          aria-labelledby={`${id}-label`}
          {...input}
          {...fieldAria(id, { hint, error, also })}
          id={id}
          value={value}
          onChange={({ target }) => {
            keepCaret(target);
            onValueChange(target.value);
          }}
        />
      </FieldBox>
    </FieldFrame>
  );
}
