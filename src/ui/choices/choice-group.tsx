import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { GroupFrame, type RadioGroupProps } from '#ui/fields/field-frame.tsx';
import styles from './choice-group.module.css';

type Choice = {
  value: string;
  label: string;
  icon?: IconName | undefined;
  /** Replaces the icon: the logo of a bank. */
  media?: ReactNode;
  hint?: ReactNode;
  badge?: ReactNode;
};

type Variant = 'rows' | 'tiles';

type ChoiceTileProps = {
  variant: Variant;
  name: string;
  choice: Choice;
  chosen: boolean;
  onChoose: () => void;
  ref: Ref<HTMLInputElement> | undefined;
};

/* The label is the accessible name, the hint and the badge are the description. */
function ChoiceTile({ variant, name, choice, chosen, onChoose, ref }: ChoiceTileProps) {
  const id = useId();
  const { value, label, icon, media, hint, badge } = choice;
  const more = Boolean(hint || badge);
  return (
    <label
      className={styles.tile}
      data-variant={variant}
      data-chosen={chosen || undefined}
      data-more={more || undefined}
    >
      <input
        ref={ref}
        type="radio"
        name={name}
        value={value}
        checked={chosen}
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
          <span id={`${id}-more`}>
            {hint && <span className={styles.hint}>{hint}</span>}
            {badge && <span className={styles.badge}>{badge}</span>}
          </span>
        )}
      </span>
      <span className={styles.dot}>{chosen && <Icon name="check" size={16} />}</span>
    </label>
  );
}

type ChoiceGroupProps = RadioGroupProps & { variant: Variant; options: readonly Choice[] };

/**
 * One of a few answers, all of them visible.
 *
 * - **Use** `rows` for words, `tiles` in two columns for up to four short words with an icon.
 * - **Not** for more than about eight answers: suggest them while the borrower types.
 * - **States**: nothing chosen, chosen (edge, tint and tick), error on all edges.
 * - **Words**: answers of the same form, no full stop. The legend is the question.
 * - **Accessibility**: native radio buttons in a fieldset; the arrows move between them; rows at least 56 pixels
 *   high.
 */
export function ChoiceGroup({ name, variant, options, value, onValueChange, ref, ...group }: ChoiceGroupProps) {
  const focusable = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <GroupFrame {...group}>
      <div className={styles.tiles} data-variant={variant}>
        {options.map((option) => (
          <ChoiceTile
            key={option.value}
            variant={variant}
            name={name}
            choice={option}
            chosen={option.value === value}
            onChoose={() => onValueChange(option.value)}
            ref={option.value === focusable ? ref : undefined}
          />
        ))}
      </div>
    </GroupFrame>
  );
}
