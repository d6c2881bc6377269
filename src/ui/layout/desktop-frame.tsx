import { type ComponentProps, memo, type ReactNode } from 'react';
import { Wordmark } from '#ui/brand/mark.tsx';
import { Text } from '#ui/content/text.tsx';
import { StairArt } from '#ui/progress/stair.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './desktop-frame.module.css';

/* Memoized, because the frame renders at each navigation. */
const Brand = memo(function Brand() {
  const t = useTranslate();
  return (
    <>
      <StairArt name="desktop" className={styles.art} />
      <aside aria-label="Kadam" className={styles.side}>
        <Wordmark />
        <p className={styles.line}>{t('One step at\u00a0a\u00a0time.')}</p>
        <Text className={styles.text}>
          {t('Your answers are saved after every step. Start here, finish on your phone.')}
        </Text>
      </aside>
    </>
  );
});

export function DesktopFrame({ contact, children, ...rest }: ComponentProps<'div'> & { contact: ReactNode }) {
  const t = useTranslate();
  return (
    <div className={styles.frame} {...rest}>
      <Brand />
      <div className={styles.column}>{children}</div>
      <aside aria-label={t('Help')} className={styles.side}>
        <Text>{t('Facing any issue?')}</Text>
        {contact}
      </aside>
    </div>
  );
}
