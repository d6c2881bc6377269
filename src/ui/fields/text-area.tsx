import type { ComponentProps } from 'react';
import { FieldBox } from './field-box.tsx';
import type { FieldProps } from './field-frame.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'> &
  Pick<FieldProps, 'label' | 'hint' | 'error'> & { value: string; onValueChange: (value: string) => void };

export function TextArea({ label, hint, error, onValueChange, ...area }: TextAreaProps) {
  return (
    <FieldBox {...{ label, hint, error }}>
      {(control) => (
        <textarea rows={3} {...area} {...control} onChange={(event) => onValueChange(event.target.value)} />
      )}
    </FieldBox>
  );
}
