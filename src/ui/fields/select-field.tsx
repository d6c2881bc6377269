import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { fieldAria } from './field-aria.ts';
import { FieldBox } from './field-box.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './select-field.module.css';

type NativeSelect = Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'multiple' | 'children'>;

type SelectFieldProps = NativeSelect & {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
  error?: string | undefined;
};

export function SelectField({
  id: givenId,
  label,
  labelHidden,
  hint,
  options,
  value,
  onValueChange,
  placeholder,
  error,
  'aria-describedby': also,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <FieldBox htmlFor={id} invalid={Boolean(error)} disabled={select.disabled}>
        <select
          {...select}
          {...fieldAria(id, { hint, error, also })}
          id={id}
          className={styles.select}
          data-empty={value === '' || undefined}
          value={value}
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
    </FieldFrame>
  );
}
