import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import styles from './day-grid.module.css';

const columns = 6;
const rowSteps: Record<string, number> = { ArrowUp: -columns, ArrowDown: columns };

/* Left and right are the browser's own; it would take up and down for the same, one day instead of one row. */
const moveByRow = (event: KeyboardEvent<HTMLInputElement>) => {
  const step = rowSteps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const { value, name } = event.currentTarget;
  const there = `input[name="${CSS.escape(name)}"][value="${Number(value) + step}"]`;
  const radio = event.currentTarget.closest('fieldset')?.querySelector<HTMLInputElement>(there);
  radio?.focus();
  radio?.click();
};

type DayGridProps = {
  id?: string | undefined;
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  hint?: ReactNode;
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  days?: number | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function DayGrid({
  id: givenId,
  legend,
  legendHidden,
  hint,
  name,
  value,
  onValueChange,
  days = 31,
  error,
  disabled,
  ref,
}: DayGridProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const all = Array.from({ length: days }, (_, index) => String(index + 1));
  const focusable = all.includes(value) ? value : '1';
  return (
    <FieldFrame group id={id} label={legend} labelHidden={legendHidden} hint={hint} error={error}>
      <div className={styles.days} data-invalid={error ? true : undefined}>
        {all.map((day) => (
          <label key={day} className={styles.day}>
            <input
              ref={day === focusable ? ref : undefined}
              type="radio"
              className={styles.input}
              name={name}
              value={day}
              checked={day === value}
              disabled={disabled}
              onChange={() => onValueChange(day)}
              onKeyDown={moveByRow}
            />
            <span className={styles.cell}>{day}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
