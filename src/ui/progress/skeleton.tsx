import type { CSSProperties, ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import styles from './skeleton.module.css';

type SkeletonProps = {
  shape: 'line' | 'title' | 'box' | 'circle';
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
};

export function Skeleton({ shape, width, height }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={styles.bone}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

export function SkeletonScreen({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className={styles.screen}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Stack aria-hidden="true" className={styles.bones}>
        {children}
      </Stack>
    </div>
  );
}
