import { type Ref, useId } from 'react';
import styles from './segmented-control.module.css';

type Segment = {
  value: string;
  label: string;
  /** The language of the label, where it is not that of the page. */
  lang?: string | undefined;
};

type SegmentedControlProps = {
  label: string;
  segments: readonly Segment[];
  value: string;
  onValueChange: (value: string) => void;
  busy?: boolean | undefined;
  ref?: Ref<HTMLFieldSetElement>;
};

/**
 * A few short choices side by side on the deep brand surface. One is always chosen.
 *
 * - **Use** for what changes the screen at once, such as the language.
 * - **Not** for an answer that is sent.
 * - **Words**: one word each; a language in its own script, with its `lang`.
 */
export function SegmentedControl({ label, segments, value, onValueChange, busy, ref }: SegmentedControlProps) {
  const name = useId();
  return (
    <fieldset ref={ref} aria-label={label} aria-busy={busy || undefined} className={styles.row}>
      {segments.map((segment) => (
        <label key={segment.value} lang={segment.lang} className={styles.segment}>
          <input
            type="radio"
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
