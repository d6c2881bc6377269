import { Icon } from '#ui/brand/icon.tsx';
import { Text } from '#ui/content/text.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './stepper.module.css';

type StepperProps = {
  items: readonly { title: string; detail?: string | undefined }[];
  /** The index of the current part; the parts before it are done. */
  current: number;
};

/**
 * The parts of a journey, with what is done, now and next.
 *
 * - **Use** where the borrower wants to know what comes next: on home, and before several things in a row.
 * - **Words**: a noun for a part; below the current one the next act or question.
 */
export function Stepper({ items, current }: StepperProps) {
  const t = useTranslate();
  return (
    <ol>
      {items.map(({ title, detail }, index) => (
        <li
          key={title}
          className={styles.step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span aria-hidden="true" className={styles.circle}>
            {index < current ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              {index < current && <VisuallyHidden>{t('Done:')} </VisuallyHidden>}
              <span>{title}</span>
            </p>
            {detail && <Text size="small">{detail}</Text>}
          </div>
        </li>
      ))}
    </ol>
  );
}
