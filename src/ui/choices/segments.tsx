import { type ComponentProps, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './segments.module.css';

type Segment = {
  value: string;
  label: string;
  /* The language of the label, where it is not that of the page. */
  lang?: string | undefined;
};

type SegmentsProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  legend: string;
  segments: readonly Segment[];
  value: string;
  onValueChange: (value: string) => void;
  busy?: boolean | undefined;
};

/* A few short choices side by side, on the deep brand surface; one of them always stands. */
export function Segments({ legend, segments, value, onValueChange, busy, className, ...rest }: SegmentsProps) {
  const name = useId();
  return (
    <fieldset aria-label={legend} aria-busy={busy || undefined} className={classNames(styles.row, className)} {...rest}>
      {segments.map((segment) => (
        <label key={segment.value} lang={segment.lang} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
