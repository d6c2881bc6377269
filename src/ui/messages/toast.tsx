import { type ReactNode, useDeferredValue, useRef } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { useLangOf } from '#ui/translate.ts';
import styles from './toast.module.css';

const tones = {
  success: { icon: 'check', role: 'status' },
  warning: { icon: 'warning', role: 'alert' },
  danger: { icon: 'alert', role: 'alert' },
} as const;

type Hold = { onHold?: (() => void) | undefined; onRelease?: (() => void) | undefined };

/** A pointer or the focus on a toast stops its time, which continues once neither is left. */
function useHold({ onHold, onRelease }: Hold) {
  const holders = useRef(new Set<'pointer' | 'focus'>());
  const hold = (by: 'pointer' | 'focus') => {
    if (holders.current.size === 0) onHold?.();
    holders.current.add(by);
  };
  const release = (by: 'pointer' | 'focus') => {
    if (holders.current.delete(by) && holders.current.size === 0) onRelease?.();
  };
  return {
    // React has no enter event for a toast that replaces another one under the pointer.
    onPointerOver: () => hold('pointer'),
    onPointerLeave: () => release('pointer'),
    onFocus: () => hold('focus'),
    onBlur: () => release('focus'),
  };
}

type ToastProps = Hold & { tone: keyof typeof tones; message: string };

/**
 * A short message at the top, which leaves by itself.
 *
 * - **Use** for a success, or a failure that the next try repairs.
 * - **Not** as the only place of an error: the page keeps its text as a message.
 * - **Words**: one sentence.
 * - **Accessibility**: a finger, a pointer or the focus on it stops its time.
 */
export function Toast({ tone, message, onHold, onRelease }: ToastProps) {
  const { icon, role } = tones[tone];
  const langOf = useLangOf();
  const hold = useHold({ onHold, onRelease });
  /* Screen readers ignore the first text of a new status, so the text is added afterwards. They announce an alert at once. */
  const filled = useDeferredValue(true, role === 'alert');
  return (
    <div role={role} tabIndex={0} className={styles.toast} data-tone={tone} {...hold}>
      <Icon name={icon} className={styles.icon} data-drawn={tone === 'success' ? '' : undefined} />
      <span className={styles.words} lang={langOf(message)}>
        {filled && message}
      </span>
    </div>
  );
}

/* Not a live region itself: `aria-live` keeps the toasts accessible while a dialog hides the rest of the page. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="off" data-toasts="" className={styles.region}>
      {children}
    </div>
  );
}
