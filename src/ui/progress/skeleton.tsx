import { createElement, useDeferredValue } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import styles from './skeleton.module.css';

type SkeletonScreenProps = {
  label: string;
  /** The heights of the boxes in pixels; a low box is a line of text, a high one a card or a tile. */
  heights: readonly number[];
};

const kindOf = (height: number) => (height < 40 && 'line') || (height > 80 && 'card') || 'box';

const line = () => <div />;

/** A card has a line for every 48 pixels, as high as a row of a list. */
function bone(blockSize: number) {
  const kind = kindOf(blockSize);
  const lines = kind === 'card' ? Array.from({ length: Math.round(blockSize / 48) }, line) : [];
  return createElement('div', { className: styles.bone, 'data-kind': kind, style: { blockSize } }, ...lines);
}

/**
 * The boxes of a screen while it loads.
 *
 * - **Use** for content that is read, in the same heights, so that nothing moves.
 * - **Not** for an act: that is a busy button.
 * - **Accessibility**: a status with words, added after it, so that screen readers announce them; not in the busy boxes,
 *   whose changes some screen readers ignore.
 */
export function SkeletonScreen({ label, heights }: SkeletonScreenProps) {
  const announced = useDeferredValue(label, '');
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <div aria-busy="true" aria-hidden="true" className={styles.screen}>
        {/* The boxes never change, so they are passed as separate children, which need no keys. */}
        {createElement(Stack, { className: styles.bones }, ...heights.map(bone))}
      </div>
    </>
  );
}
