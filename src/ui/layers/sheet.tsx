import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './layer.module.css';
import { Layer, LayerBody, LayerHead } from './layer.tsx';

type SheetProps = Omit<ComponentProps<'div'>, 'title' | 'role' | 'ref'> & {
  open: boolean;
  /** Without it, Escape, the Back button and a tap outside do not close the sheet. */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
};

/**
 * A choice or a confirmation over the screen, from below.
 *
 * - **Use** to confirm what was found or entered, with the facts in it.
 * - **Not** for a failure: that is a dialog.
 * - **States**: open, with a body that scrolls while its buttons stay.
 * - **Accessibility**: the focus goes to its heading, is kept inside and returns; Escape and the phone's Back close
 *   it.
 */
export function Sheet({ onClose, title, description, children, actions, className, ...rest }: SheetProps) {
  return (
    <Layer onClose={onClose} closesOnScrim role="dialog" className={classNames(styles.sheet, className)} {...rest}>
      <div className={styles.head}>
        <LayerHead title={title} text={description} />
      </div>
      {children && <LayerBody>{children}</LayerBody>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Layer>
  );
}
