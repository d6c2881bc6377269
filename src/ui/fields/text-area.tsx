import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldAria } from './field-aria.ts';
import { FieldBox } from './field-box.tsx';
import { FieldFrame } from './field-frame.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
};

export function TextArea({ label, hint, error, value, onValueChange, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <FieldBox htmlFor={id} invalid={Boolean(error)}>
        <textarea
          rows={3}
          aria-labelledby={`${id}-label`}
          {...area}
          {...fieldAria(id, { hint, error })}
          id={id}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </FieldBox>
    </FieldFrame>
  );
}
