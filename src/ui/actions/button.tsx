import { type ComponentProps, type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Icon, type IconName } from '#ui/brand/icon.tsx';
import { classNames } from '#ui/class-names.ts';
import { SpinnerRing } from '#ui/progress/spinner.tsx';
import { useLangOf, useTranslate } from '#ui/translate.ts';
import styles from './button.module.css';

declare global {
  interface Document {
    /** Not in the DOM types yet. Safari and Firefox lack it: there, Enter in a field is not announced. */
    ariaNotify?: (announcement: string) => void;
  }
}

type ButtonVariant = 'primary' | 'secondary' | 'deep' | 'link';

/** The class of a button, for a link that looks like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', size?: 'small') =>
  classNames(styles.button, styles[variant], size === 'small' && styles.small);

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: 'small';
  busy?: boolean;
  icon?: IconName;
};

/**
 * Starts an action of the screen.
 *
 * - **Use** `primary` once on a screen, `secondary` for the alternative, `deep` on the brand surface, `link` for rare actions.
 * - **Not** for navigation without an effect: that is a link. Never disabled without a visible reason: let the
 *   borrower press Next and say what is missing.
 * - **States**: ready, pressed, busy (same width; a press that begins now does nothing), disabled only until a consent.
 * - **Words**: a verb, sentence case: Verify, Continue. `Please wait` while busy.
 * - **Accessibility**: at least 48 pixels high; a busy button keeps the focus, and its new words are announced wherever the focus is.
 */
export function Button({
  variant = 'primary',
  size,
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
  /* After Enter in a field the focus is there, so the new text of the button is not announced (WCAG 4.1.3). */
  useEffect(() => {
    if (busy && !document.activeElement?.ariaBusy) document.ariaNotify?.(t('Please wait'));
  }, [busy, t]);
  /* A press that begins while the button is busy must not count for the next screen if it ends after that. */
  const beganBusy = useRef(false);
  const begin = () => {
    beganBusy.current = busy;
  };
  /* Not `disabled`: the button keeps the focus, and screen readers announce its new text. */
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    /* By Enter in a field, which is no press on the button. */
    const isFromField = event.detail === 0 && document.activeElement !== event.currentTarget;
    if (!busy && (!beganBusy.current || isFromField)) return onClick?.(event);
    beganBusy.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type={type}
      className={classNames(buttonClass(variant, size), className)}
      aria-busy={busy || undefined}
      onPointerDown={begin}
      onKeyDown={begin}
      onClick={press}
      {...rest}
    >
      <span lang={langOf(children)} className={styles.words}>
        {icon && <Icon name={icon} size={20} />}
        <span>{children}</span>
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

/**
 * Two buttons beside one another: the second action on the left, the primary one on the right.
 *
 * - **Use** for Yes and No, Retry and Submit.
 * - **Not** for three: put them below one another.
 */
export function ButtonPair({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.pair}>
      {children}
    </div>
  );
}
