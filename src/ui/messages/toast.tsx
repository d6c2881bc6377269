import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Icon } from '#ui/brand/icon.tsx';
import { useLangOf } from '#ui/translate.ts';
import { Note } from './note.tsx';
import styles from './toast.module.css';
import { useHold } from './use-hold.ts';

const tones = {
  ok: { icon: 'check', role: 'status', live: 'polite' },
  warn: { icon: 'warning', role: 'alert', live: 'assertive' },
  err: { icon: 'alert', role: 'alert', live: 'assertive' },
} as const;

type ToastProps = {
  tone: keyof typeof tones;
  message: ReactNode;
  onHold?: (() => void) | undefined;
  onRelease?: (() => void) | undefined;
};

export function Toast({ tone, message, onHold, onRelease }: ToastProps) {
  const { icon, role, live } = tones[tone];
  const langOf = useLangOf();
  const hold = useHold({ onHold, onRelease });
  /* Readers pass over a status that is born with its words; an alert they speak at once. */
  const [spoken, setSpoken] = useState(role === 'alert');
  useEffect(() => setSpoken(true), []);
  return (
    <div role={role} aria-live={live} tabIndex={0} className={styles.toast} data-tone={tone} {...hold}>
      <Icon name={icon} className={styles.icon} />
      <span className={styles.words} lang={langOf(message)}>
        {spoken && message}
      </span>
    </div>
  );
}

/* Not live itself. A reader hears what is in it also over a dialog, which hides all else but marked regions. */
export function ToastRegion({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-live="off" data-toasts="" className={styles.region} {...rest}>
      {children}
    </div>
  );
}

type QuietAlertProps = Omit<ComponentProps<typeof Note>, 'tone'> & { tone?: ComponentProps<typeof Note>['tone'] };

/* What a popup or toast said before it left by itself. Its words come after it, so that readers announce them. */
export function PageMessage({ tone = 'danger', children, ...rest }: QuietAlertProps) {
  const langOf = useLangOf();
  const [announced, setAnnounced] = useState<ReactNode>();
  useEffect(() => setAnnounced(children), [children]);
  return (
    <Note role="status" tone={tone} lang={langOf(children)} {...rest}>
      {announced}
    </Note>
  );
}
