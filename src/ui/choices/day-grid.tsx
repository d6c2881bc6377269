import type { KeyboardEvent } from 'react';
import { GroupFrame, type RadioGroupProps } from '#ui/fields/field-frame.tsx';
import styles from './day-grid.module.css';

const columns = 6;
const rowSteps: Record<string, number> = { ArrowUp: -columns, ArrowDown: columns };

/* The browser moves by one day with every arrow key; up and down should move by one row. */
const moveByRow = (event: KeyboardEvent<HTMLInputElement>) => {
  const step = rowSteps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const radios = [...document.getElementsByName(event.currentTarget.name)];
  const radio = radios[radios.indexOf(event.currentTarget) + step];
  radio?.focus();
  radio?.click();
};

type DayGridProps = RadioGroupProps & { days: readonly string[] };

/**
 * A day of the month.
 *
 * - **Use** where only the day counts, such as a salary date.
 * - **Not** for a full date.
 * - **States**: nothing chosen, chosen, error.
 * - **Accessibility**: native radio buttons; the arrows move by a day and by a row; each is at least 48 pixels high.
 */
export function DayGrid({ name, days, value, onValueChange, ref, ...group }: DayGridProps) {
  const focusable = days.includes(value) ? value : days[0];
  return (
    <GroupFrame {...group}>
      <div className={styles.days}>
        {days.map((day) => (
          <label key={day} className={styles.day}>
            <input
              ref={day === focusable ? ref : undefined}
              type="radio"
              className={styles.input}
              name={name}
              value={day}
              checked={day === value}
              onChange={() => onValueChange(day)}
              onKeyDown={moveByRow}
            />
            <span className={styles.cell}>{day}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
