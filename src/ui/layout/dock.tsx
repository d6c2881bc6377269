import type { ComponentProps } from 'react';
import styles from './dock.module.css';

/*
 * Watches a sticky part from the mark that follows it. Content is scrolled beneath the part while the mark is out of
 * sight; the part lets go of the edge when it would take more than a third of the height (large text, keyboard open).
 */
const watch = (mark: HTMLElement | null) => {
  const part = mark?.previousElementSibling;
  if (!mark || !(part instanceof HTMLElement)) return;
  const root = document.documentElement;
  const sizes = new ResizeObserver(() => {
    const loose = part.offsetHeight * 3 > window.innerHeight;
    part.toggleAttribute('data-loose', loose);
    root.style.setProperty('--k-foot', loose ? '0px' : `${part.offsetHeight}px`);
  });
  sizes.observe(part);
  sizes.observe(root);
  const end = new IntersectionObserver((entries) => {
    part.toggleAttribute('data-lifted', !entries.at(-1)?.isIntersecting);
  });
  end.observe(mark);
  return () => {
    sizes.disconnect();
    end.disconnect();
    root.style.removeProperty('--k-foot');
  };
};

export function Dock({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <>
      <div {...rest}>{children}</div>
      <div ref={watch} className={styles.mark} />
    </>
  );
}
