import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import type { IconName } from '#ui/brand/icon-names.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { SpinnerRing } from '#ui/progress/spinner.tsx';
import { useLangOf, useTranslate } from '#ui/translate.ts';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'deep' | 'link';
type ButtonSize = 'regular' | 'small';

/** The class of a button, for a link that looks like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'regular') =>
  classNames(styles.button, styles[variant], size === 'small' && styles.small);

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  icon?: IconName;
};

export function Button({
  variant = 'primary',
  size = 'regular',
  busy = false,
  icon,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const t = useTranslate();
  const langOf = useLangOf();
  /* Not `disabled`: the button keeps the focus, and screen readers announce its new text. */
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type={type}
      className={classNames(buttonClass(variant, size), className)}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    >
      <span lang={langOf(children)} className={styles.words}>
        {icon && <Icon name={icon} size={20} />}
        {children}
      </span>
      {busy && (
        <span className={styles.busy}>
          <SpinnerRing />
          {t('Please wait')}
        </span>
      )}
    </button>
  );
}

export function ButtonPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

export function ButtonStack({ children }: { children: ReactNode }) {
  return <Stack gap={3}>{children}</Stack>;
}
