import type { MouseEvent, ReactNode, Ref } from 'react';
import { IconCircle, type IconName } from '#ui/brand/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading, Text } from '#ui/content/text.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './page.module.css';

/*
 * Watches a sticky part from the mark that follows it. `data-lifted`: content is scrolled below the part, because the
 * mark is out of sight. `data-loose`: the part is not sticky, because it would take more than a third of the window
 * (large text, open keyboard).
 */
const watchDock = (mark: HTMLElement | null) => {
  const part = mark?.previousElementSibling;
  if (!mark || !(part instanceof HTMLElement)) return;
  const root = document.documentElement;
  const sizes = new ResizeObserver(() => {
    const loose = part.offsetHeight * 3 > window.innerHeight;
    part.toggleAttribute('data-loose', loose);
    // Not a custom property: on the root, it would make the browser recompute the style of every element.
    root.style.scrollPaddingBlockEnd = loose ? '' : `calc(${part.offsetHeight}px + var(--k-4))`;
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
    root.style.scrollPaddingBlockEnd = '';
  };
};

function Dock({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <>
      <div className={classNames(styles.dock, className)}>{children}</div>
      <div ref={watchDock} className={styles.mark} />
    </>
  );
}

const mainId = 'main';
export const titleId = 'title';

/*
 * Moves the focus by script: following the hash would add a history entry. Without tabs, the main region cannot take the
 * focus: a tap beside the controls would move it there, and the title of the next step would not get it.
 */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
};

type PageProps = {
  children: ReactNode;
  bar?: ReactNode;
  tone?: 'quiet' | undefined;
  foot?: ReactNode;
  tabs?: ReactNode;
};

/**
 * The frame of a screen: bar, content, foot, tabs.
 *
 * - **Use** once on each screen; the foot has the one primary action.
 * - **States**: the foot has a line above it while content is below it.
 * - **Accessibility**: one `main`, a skip link where there are tabs; the foot never hides the focus.
 */
export function Page({ bar, tone, foot, tabs, children }: PageProps) {
  const t = useTranslate();
  return (
    <div className={styles.page} data-tone={tone}>
      {tabs && (
        <a className={styles.skip} href={`#${mainId}`} onClick={skip}>
          {t('Skip to content')}
        </a>
      )}
      {bar}
      <main id={mainId} tabIndex={tabs ? -1 : undefined} className={styles.main} data-bare={!bar || undefined}>
        <div className={styles.body} data-body="">
          {children}
        </div>
        {foot && <Dock className={styles.foot}>{foot}</Dock>}
      </main>
      {tabs && <Dock>{tabs}</Dock>}
    </div>
  );
}

type TitleBlockProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  icon?: IconName | undefined;
  /** The heading takes the focus after a navigation. */
  ref?: Ref<HTMLHeadingElement>;
};

/**
 * The title of a screen, with what helps to answer it.
 *
 * - **Use** once on a screen; with an icon where nothing is asked.
 * - **Words**: the question of a step, or the result.
 * - **Accessibility**: the `h1`, which takes the focus when the screen opens.
 */
export function TitleBlock({ title, subtitle, icon, ref }: TitleBlockProps) {
  return (
    <div className={styles.titleBlock} data-icon={icon}>
      {icon && <IconCircle icon={icon} />}
      <div id={titleId}>
        <Heading as="h1" size="title" ref={ref} tabIndex={-1}>
          {title}
        </Heading>
        {subtitle && <Text className={styles.subtitle}>{subtitle}</Text>}
      </div>
    </div>
  );
}
