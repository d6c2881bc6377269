import { Description, Title } from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './layer.module.css';
import { Layer, LayerBody } from './layer.tsx';

type SheetProps = Omit<ComponentProps<'div'>, 'title' | 'role' | 'ref'> & {
  open: boolean;
  onClose?: (() => void) | undefined;
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Whether Escape, the Back button and a tap outside close the sheet. */
  dismissible?: boolean | undefined;
};

const findHeading = (sheet: HTMLElement) => sheet.querySelector<HTMLElement>('h2');

export function Sheet({
  onClose,
  title,
  description,
  children,
  actions,
  dismissible = true,
  className,
  ...rest
}: SheetProps) {
  return (
    <Layer
      onClose={dismissible ? onClose : undefined}
      closesOnScrim
      role="dialog"
      firstFocus={findHeading}
      className={classNames(styles.sheet, className)}
      {...rest}
    >
      <div className={styles.head}>
        <Title tabIndex={-1} className={styles.title}>
          {title}
        </Title>
        {description && <Description className={styles.text}>{description}</Description>}
      </div>
      {children && <LayerBody>{children}</LayerBody>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Layer>
  );
}
