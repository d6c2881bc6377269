import { Description, Title } from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '#ui/brand/icon-names.ts';
import { Puck } from '#ui/brand/puck.tsx';
import { classNames } from '#ui/class-names.ts';
import { ScrollBody } from '#ui/layout/scroll-body.tsx';
import { useLangOf } from '#ui/translate.ts';
import styles from './dialog.module.css';
import { Layer } from './layer.tsx';

const icons = { danger: 'alert', warning: 'warning', success: 'check', neutral: undefined } as const;

type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'role' | 'ref'> & {
  open: boolean;
  onClose?: (() => void) | undefined;
  title: ReactNode;
  text?: ReactNode;
  tone: keyof typeof icons;
  icon?: IconName | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog' | undefined;
};

const firstFocus = (dialog: HTMLElement) => {
  const action =
    dialog.role === 'alertdialog' ? dialog.querySelector<HTMLElement>('[data-actions] button:enabled') : null;
  const field = dialog.querySelector<HTMLElement>('input:not([type="radio"], [type="checkbox"])');
  return field ?? action ?? dialog.querySelector<HTMLElement>('h2');
};

export function Dialog({
  open,
  onClose,
  title,
  text,
  tone,
  icon = icons[tone],
  children,
  actions,
  role = tone === 'danger' ? 'alertdialog' : 'dialog',
  className,
  ...rest
}: DialogProps) {
  const langOf = useLangOf();
  return (
    <Layer
      open={open}
      onClose={onClose}
      closesOnScrim={false}
      role={role}
      firstFocus={firstFocus}
      className={classNames(styles.dialog, className)}
      data-centred={icon ? true : undefined}
      {...rest}
    >
      <ScrollBody className={styles.body}>
        {icon && (
          <Puck icon={icon} tone={tone} drawn={tone === 'success' && icon === 'check'} className={styles.puck} />
        )}
        <Title tabIndex={-1} lang={langOf(title)} className={styles.title}>
          {title}
        </Title>
        {text && (
          <Description lang={langOf(text)} className={styles.text}>
            {text}
          </Description>
        )}
        {children && <div className={styles.more}>{children}</div>}
      </ScrollBody>
      {actions && (
        <div className={styles.actions} data-actions="">
          {actions}
        </div>
      )}
    </Layer>
  );
}
