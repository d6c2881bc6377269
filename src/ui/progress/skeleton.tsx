import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import styles from './skeleton.module.css';

type SkeletonScreenProps = {
  label: string;
  /** Of the boxes, in pixels; a low one is a line of text. */
  heights: readonly number[];
};

export function SkeletonScreen({ label, heights }: SkeletonScreenProps) {
  return (
    <div aria-busy="true" className={styles.screen}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Stack aria-hidden="true" className={styles.bones}>
        {heights.map((blockSize, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have no other name, and never move
          <div key={place} className={styles.bone} data-line={blockSize < 40 || undefined} style={{ blockSize }} />
        ))}
      </Stack>
    </div>
  );
}
