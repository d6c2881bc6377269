import { classNames } from '#ui/class-names.ts';
import styles from './layer.module.css';
import { Layer, LayerBody, LayerHead, type LayerProps } from './layer.tsx';

/**
 * A choice or a confirmation over the screen, from below.
 *
 * - **Use** to confirm what was found or entered, with the facts in it.
 * - **Not** for a failure: that is a dialog.
 * - **States**: open, with a body that scrolls while its buttons stay.
 * - **Accessibility**: the focus goes to its heading, is kept inside and returns; Escape and the phone's Back close
 *   it.
 */
export function Sheet({ title, text, children, className, ...rest }: LayerProps) {
  return (
    <Layer closesOnScrim role="dialog" className={classNames(styles.sheet, className)} {...rest}>
      <div className={styles.head}>
        <LayerHead title={title} text={text} />
      </div>
      {children && <LayerBody>{children}</LayerBody>}
    </Layer>
  );
}
