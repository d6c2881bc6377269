import type { ComponentProps } from 'react';
import { FieldBox } from './field-box.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'> &
  Pick<FieldProps, 'id' | 'label' | 'hint' | 'error'> & { value: string; onValueChange: (value: string) => void };

export function TextArea({ id, label, hint, error, onValueChange, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      {(control) => (
        <FieldBox htmlFor={control.id} invalid={Boolean(error)}>
          <textarea rows={3} {...area} {...control} onChange={(event) => onValueChange(event.target.value)} />
        </FieldBox>
      )}
    </FieldFrame>
  );
}
