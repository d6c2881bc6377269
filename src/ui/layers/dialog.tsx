import type { ComponentProps, ReactNode } from 'react';
import { IconCircle } from '#ui/brand/icon-circle.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import styles from './layer.module.css';
import { Layer, LayerBody, LayerHead } from './layer.tsx';

const icons = { danger: 'alert', warning: 'warning', neutral: undefined } as const;

type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'role' | 'ref' | 'className'> & {
  open: boolean;
  onClose?: (() => void) | undefined;
  title: ReactNode;
  text?: ReactNode;
  tone: keyof typeof icons;
  icon?: IconName | undefined;
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog' | undefined;
};

/**
 * A message that must be read before anything else.
 *
 * - **Use** for a failure or a question that blocks, with one or two buttons.
 * - **Not** over a sheet, and not for a wrong field: that is an error below the field.
 * - **Words**: the title says what happened, one sentence says what to do.
 * - **Accessibility**: `alertdialog` for errors; the focus is kept inside and returns; the phone's Back closes it.
 */
export function Dialog({
  onClose,
  title,
  text,
  tone,
  icon = icons[tone],
  children,
  actions,
  role = tone === 'danger' ? 'alertdialog' : 'dialog',
  ...rest
}: DialogProps) {
  return (
    <Layer
      onClose={onClose}
      closesOnScrim={false}
      role={role}
      className={styles.dialog}
      data-centred={icon ? true : undefined}
      {...rest}
    >
      <LayerBody>
        {icon && <IconCircle icon={icon} tone={tone} className={styles.circle} />}
        <LayerHead title={title} text={text} />
        {children && <div className={styles.more}>{children}</div>}
      </LayerBody>
      {actions && (
        <div className={styles.actions} data-actions="">
          {actions}
        </div>
      )}
    </Layer>
  );
}
