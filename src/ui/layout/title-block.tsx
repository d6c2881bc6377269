import type { ReactNode, Ref } from 'react';
import { IconCircle } from '#ui/brand/icon-circle.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import styles from './title-block.module.css';

type TitleBlockProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  icon?: IconName | undefined;
  /** The heading takes the focus after a navigation. */
  ref?: Ref<HTMLHeadingElement>;
};

export function TitleBlock({ title, subtitle, icon, ref }: TitleBlockProps) {
  return (
    <div className={styles.block} data-icon={icon}>
      {icon && <IconCircle icon={icon} />}
      <div>
        <h1 ref={ref} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
    </div>
  );
}
