import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useTranslate } from '#ui/translate.ts';
import styles from './skip-link.module.css';

type SkipLinkProps = Omit<ComponentProps<'a'>, 'href'> & { target?: string };

/* Moves the focus itself: following the hash would write a history entry of its own. */
export function SkipLink({ target = 'main', className, children, ...rest }: SkipLinkProps) {
  const t = useTranslate();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(target)?.focus();
  };
  return (
    <a className={classNames(styles.skip, className)} href={`#${target}`} onClick={skip} {...rest}>
      {children ?? t('Skip to content')}
    </a>
  );
}
