import type { ComponentProps, ReactNode, Ref } from 'react';
import type { IconName } from '#ui/brand/icon-names.ts';
import { Puck } from '#ui/brand/puck.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './title-block.module.css';

type TitleBlockProps = Omit<ComponentProps<'div'>, 'title' | 'children' | 'ref'> & {
  title: ReactNode;
  subtitle?: ReactNode;
  icon?: IconName | undefined;
  iconPlace?: 'above' | 'beside';
  /** The heading, which takes the focus when the screen arrives. */
  ref?: Ref<HTMLHeadingElement>;
};

export function TitleBlock({ title, subtitle, icon, iconPlace = 'above', className, ref, ...rest }: TitleBlockProps) {
  return (
    <div className={classNames(styles.block, className)} data-icon={icon && iconPlace} {...rest}>
      {icon && <Puck icon={icon} />}
      <div>
        <h1 ref={ref} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
    </div>
  );
}
