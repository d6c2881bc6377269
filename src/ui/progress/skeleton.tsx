import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import styles from './skeleton.module.css';

type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  shape: 'line' | 'title' | 'box' | 'circle';
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
};

export function Skeleton({ shape, width, height, className, style, ...rest }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames(styles.bone, className)}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height, ...style }}
      {...rest}
    />
  );
}

type SkeletonScreenProps = ComponentProps<'div'> & { label: string };

export function SkeletonScreen({ label, className, children, ...rest }: SkeletonScreenProps) {
  return (
    <div aria-busy="true" className={classNames(styles.screen, className)} {...rest}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true" className={styles.bones}>
        {children}
      </div>
    </div>
  );
}
