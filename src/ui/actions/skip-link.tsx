import type { MouseEvent } from 'react';
import { useTranslate } from '#ui/translate.ts';
import styles from './skip-link.module.css';

const target = 'main';

/* Moves the focus itself: the hash would add a history entry. */
export function SkipLink() {
  const t = useTranslate();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(target)?.focus();
  };
  return (
    <a className={styles.skip} href={`#${target}`} onClick={skip}>
      {t('Skip to content')}
    </a>
  );
}
