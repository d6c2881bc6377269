import type { ReactNode, Ref } from 'react';
import { IconCircle } from '#ui/brand/icon-circle.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { useLangOf } from '#ui/translate.ts';
import styles from './title-block.module.css';

type TitleBlockProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  icon?: IconName | undefined;
  /** The heading takes the focus after a navigation. */
  ref?: Ref<HTMLHeadingElement>;
};

export function TitleBlock({ title, subtitle, icon, ref }: TitleBlockProps) {
  const langOf = useLangOf();
  return (
    <div className={styles.block} data-icon={icon}>
      {icon && <IconCircle icon={icon} />}
      <div>
        <h1 ref={ref} tabIndex={-1} lang={langOf(title)} className={styles.title}>
          {title}
        </h1>
        {subtitle && (
          <p lang={langOf(subtitle)} className={styles.subtitle}>
            {subtitle}
          </p>
        )}
      </div>
    </div>
  );
}
