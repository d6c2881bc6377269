import type { ComponentProps } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { FieldBox } from './field-box.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'multiple' | 'children'
> &
  FieldProps & {
    options: readonly { value: string; label: string }[];
    value: string;
    onValueChange: (value: string) => void;
    placeholder?: string | undefined;
  };

export function SelectField({
  id,
  label,
  labelHidden,
  hint,
  error,
  options,
  onValueChange,
  placeholder,
  'aria-describedby': describedBy,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error }} aria-describedby={describedBy}>
      {(control) => (
        <FieldBox htmlFor={control.id} invalid={Boolean(error)} disabled={select.disabled}>
          <select
            {...select}
            {...control}
            className={styles.select}
            data-empty={select.value === '' || undefined}
            onChange={(event) => onValueChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size={20} className={styles.chevron} />
        </FieldBox>
      )}
    </FieldFrame>
  );
}
