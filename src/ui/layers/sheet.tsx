import { Description, Title } from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ScrollBody } from '#ui/layout/scroll-body.tsx';
import { Layer } from './layer.tsx';
import styles from './sheet.module.css';

type SheetProps = Omit<ComponentProps<'div'>, 'title' | 'role' | 'ref'> & {
  open: boolean;
  onClose?: (() => void) | undefined;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /* Escape, Back and a tap beside it close the sheet; true wherever it can be closed at all. */
  dismissible?: boolean | undefined;
};

const heading = (sheet: HTMLElement) => sheet.querySelector<HTMLElement>('h2');

export function Sheet({
  open,
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
      open={open}
      onClose={dismissible ? onClose : undefined}
      closesOnScrim
      role="dialog"
      firstFocus={heading}
      className={classNames(styles.sheet, className)}
      {...rest}
    >
      <div className={styles.head}>
        <Title tabIndex={-1} className={styles.title}>
          {title}
        </Title>
        {description && <Description className={styles.description}>{description}</Description>}
      </div>
      {children && <ScrollBody className={styles.body}>{children}</ScrollBody>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Layer>
  );
}
