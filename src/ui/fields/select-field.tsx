import type { ComponentProps } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { FieldBox } from './field-box.tsx';
import { type FieldProps, splitField } from './field-frame.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = Pick<ComponentProps<'select'>, 'ref' | 'name' | 'value' | 'onBlur' | 'autoComplete'> &
  FieldProps & {
    options: readonly { value: string; label: string }[];
    onValueChange: (value: string) => void;
    placeholder?: string | undefined;
  };

/**
 * One of a list, with the picker of the phone.
 *
 * - **Use** for a short, familiar list, of which not every option must be visible, such as a relation.
 * - **Not** for up to six answers that are the question of a screen: that is a choice group.
 * - **States**: nothing chosen, chosen, error.
 */
export function SelectField({ options, onValueChange, placeholder, ...props }: SelectFieldProps) {
  const [field, select] = splitField(props);
  const isEmpty = select.value === '';
  return (
    <FieldBox {...field}>
      {(control) => (
        <>
          <select
            {...select}
            {...control}
            className={styles.select}
            data-empty={isEmpty || undefined}
            onChange={(event) => onValueChange(event.target.value)}
          >
            {/* Without it the browser shows the first option as chosen, and choosing that option changes nothing. */}
            {isEmpty && (
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
