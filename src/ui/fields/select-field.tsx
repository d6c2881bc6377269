import type { ComponentProps } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { FieldBox } from './field-box.tsx';
import type { FieldProps } from './field-frame.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = Pick<ComponentProps<'select'>, 'ref' | 'name' | 'value' | 'onBlur' | 'autoComplete'> &
  FieldProps & {
    options: readonly { value: string; label: string }[];
    onValueChange: (value: string) => void;
    placeholder?: string | undefined;
  };

export function SelectField({
  options,
  onValueChange,
  placeholder,
  ref,
  name,
  value,
  onBlur,
  autoComplete,
  ...field
}: SelectFieldProps) {
  return (
    <FieldBox {...field}>
      {(control) => (
        <>
          <select
            {...{ ref, name, value, onBlur, autoComplete }}
            {...control}
            className={styles.select}
            data-empty={value === '' || undefined}
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
        </>
      )}
    </FieldBox>
  );
}
