import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '#ui/brand/icon.tsx';
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

type ChoiceGroupProps = RadioGroupProps & { variant: 'rows' | 'tiles'; options: readonly Choice[] };

/**
 * One of a few answers, all of them visible.
 *
 * - **Use** `rows` for words, `tiles` in two columns for up to six short words with an icon.
 * - **Not** for more than about eight answers: suggest them while the borrower types.
 * - **States**: nothing chosen, chosen (edge, tint and tick), error on all edges.
 * - **Words**: answers of the same form, no full stop. The label is the question.
 * - **Accessibility**: native radio buttons in a fieldset; the arrows move between them; rows at least 56 pixels
 *   high.
 */
export function ChoiceGroup({ name, variant, options, value, onValueChange, ref, ...group }: ChoiceGroupProps) {
  const id = useId();
  const chosenAt = options.findIndex((option) => option.value === value);
  return (
    <GroupFrame {...group}>
      <div className={styles.choices} data-layout={variant}>
        {options.map(({ value: own, label, icon, media, hint, badge }, at) => {
          const chosen = at === chosenAt;
          const more = Boolean(hint || badge);
          return (
            <label
              key={own}
              className={styles.choice}
              data-layout={variant}
              data-chosen={chosen || undefined}
              data-more={more || undefined}
            >
              {/* The hint and the badge are its description, not part of its accessible name. */}
              <input
                ref={at === Math.max(chosenAt, 0) ? ref : undefined}
                type="radio"
                name={name}
                value={own}
                checked={chosen}
                onChange={() => onValueChange(own)}
                aria-labelledby={`${id}-label-${at}`}
                aria-describedby={more ? `${id}-more-${at}` : undefined}
              />
              {(media || icon) && <span className={styles.media}>{media ?? (icon && <Icon name={icon} />)}</span>}
              <span className={styles.text}>
                <span id={`${id}-label-${at}`} className={styles.label}>
                  {label}
                </span>
                {more && (
                  <span id={`${id}-more-${at}`}>
                    {hint && <span className={styles.hint}>{hint}</span>}
                    {badge && <span className={styles.badge}>{badge}</span>}
                  </span>
                )}
              </span>
              <span className={styles.dot}>{chosen && <Icon name="check" size={16} />}</span>
            </label>
          );
        })}
      </div>
    </GroupFrame>
  );
}
