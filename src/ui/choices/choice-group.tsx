import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import styles from './choice-group.module.css';

type Choice = {
  value: string;
  label: string;
  icon?: IconName | undefined;
  /* What stands where the icon would: the logo of a bank. */
  media?: ReactNode;
  hint?: ReactNode;
  badge?: ReactNode;
};

type Look = 'rows' | 'tiles';

type ChoiceTileProps = {
  id: string;
  look: Look;
  name: string;
  choice: Choice;
  chosen: boolean;
  disabled: boolean | undefined;
  onChoose: () => void;
  ref: Ref<HTMLInputElement> | undefined;
};

/* Readers hear the label as the name and the rest as its description. */
function ChoiceTile({ id, look, name, choice, chosen, disabled, onChoose, ref }: ChoiceTileProps) {
  const { value, label, icon, media, hint, badge } = choice;
  const more = Boolean(hint || badge);
  return (
    <label className={styles.tile} data-look={look} data-chosen={chosen || undefined} data-more={more || undefined}>
      <input
        ref={ref}
        type="radio"
        className={styles.input}
        name={name}
        value={value}
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={more ? `${id}-more` : undefined}
      />
      {(media || icon) && <span className={styles.media}>{media ?? (icon && <Icon name={icon} />)}</span>}
      <span className={styles.text}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {more && (
          <span id={`${id}-more`} className={styles.more}>
            {hint && <span className={styles.hint}>{hint}</span>}
            {badge && <span className={styles.badge}>{badge}</span>}
          </span>
        )}
      </span>
      <span className={styles.dot}>
        <Icon name="check" size={16} />
      </span>
    </label>
  );
}

type ChoiceGroupProps = {
  id?: string | undefined;
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  hint?: ReactNode;
  name: string;
  look: Look;
  options: readonly Choice[];
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function ChoiceGroup({
  id: givenId,
  legend,
  legendHidden,
  hint,
  name,
  look,
  options,
  value,
  onValueChange,
  error,
  disabled,
  ref,
}: ChoiceGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const focusable = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <FieldFrame group id={id} label={legend} labelHidden={legendHidden} hint={hint} error={error}>
      <div className={styles.tiles} data-look={look} data-invalid={error ? true : undefined}>
        {options.map((option, place) => (
          <ChoiceTile
            key={option.value}
            id={`${id}-${place}`}
            look={look}
            name={name}
            choice={option}
            chosen={option.value === value}
            disabled={disabled}
            onChoose={() => onValueChange(option.value)}
            ref={option.value === focusable ? ref : undefined}
          />
        ))}
      </div>
    </FieldFrame>
  );
}
