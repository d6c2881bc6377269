import type { ReactNode } from 'react';
import type { ButtonEvent } from '#engine/events.ts';
import { Button } from '#ui/actions/button.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { useCountdown } from './countdown.ts';
import styles from './resend-line.module.css';

interface ResendLineProps {
  readonly countdown: ReturnType<typeof useCountdown>;
  readonly waiting: ReactNode;
  readonly event: ButtonEvent;
  readonly busy: boolean;
  readonly onResend: () => void;
  /** The action beside it. */
  readonly children: ReactNode;
}

/** Under the field of a one-time code: the time left, and then the button that sends another code. */
export function ResendLine({ countdown, waiting, event, busy, onResend, children }: ResendLineProps) {
  const t = useTranslate();
  return (
    <div className={styles.line}>
      {countdown.secondsLeft > 0 ? (
        <p>{waiting}</p>
      ) : (
        <Button variant="link" data-event={event} busy={busy} onClick={onResend}>
          {t('Resend OTP')}
        </Button>
      )}
      <VisuallyHidden role="status">{countdown.live}</VisuallyHidden>
      {children}
    </div>
  );
}
