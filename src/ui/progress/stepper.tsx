import type { ReactNode } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { Text } from '#ui/content/text.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './stepper.module.css';

type StepState = 'done' | 'now' | 'next';
export type StepItem = { title: string; detail?: ReactNode; state: StepState };

/**
 * The parts of the journey, with what is done, now and next.
 *
 * - **Use** on home.
 * - **Words**: a noun for a part; below the current one the next act or question.
 */
export function Stepper({ items }: { items: readonly StepItem[] }) {
  const t = useTranslate();
  return (
    <ol>
      {items.map(({ title, detail, state }, index) => (
        <li key={title} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span aria-hidden="true" className={styles.circle}>
            {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              {state === 'done' && <VisuallyHidden>{t('Done:')} </VisuallyHidden>}
              <span>{title}</span>
            </p>
            {detail && <Text size="small">{detail}</Text>}
          </div>
        </li>
      ))}
    </ol>
  );
}
