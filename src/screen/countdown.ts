import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from '#ui/translate.ts';
import { useServices } from './services.ts';

const announcedAt = [10, 30, 60];

/** Minutes and seconds: 572 → '9:32'. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** For a countdown that goes on after a reload: when it began, in milliseconds since 1970, and what keeps a new start. */
export interface CountdownStart {
  readonly startedAt?: number | undefined;
  onRestart?(startedAt: number): void;
}

/**
 * Counts down from `seconds` by the clock, so that it is right on a phone that wakes up. `live` is the text for screen
 * readers, which changes at 60, 30, 10 and 0 seconds.
 */
export function useCountdown(seconds: number, start: CountdownStart = {}) {
  const t = useTranslate();
  const { now } = useServices();
  // The clock of the phone may have been put back meanwhile.
  const [startedAt, setStartedAt] = useState(() => Math.min(start.startedAt ?? now(), now()));
  const left = () => Math.max(0, seconds - Math.floor((now() - startedAt) / 1_000));
  const [secondsLeft, setSecondsLeft] = useState(left);
  const over = secondsLeft === 0;
  const count = useEffectEvent(() => setSecondsLeft(left()));

  useEffect(() => {
    if (over) return;
    const ticking = setInterval(count, 1_000);
    document.addEventListener('visibilitychange', count);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', count);
    };
  }, [over]);

  const announced = announcedAt.find((mark) => secondsLeft <= mark);
  return {
    secondsLeft,
    text: clockText(secondsLeft),
    live: over
      ? t('You can ask for a new code now.')
      : announced
        ? t('A new code in {time}', { time: clockText(announced) })
        : '',
    restart() {
      const at = now();
      setStartedAt(at);
      start.onRestart?.(at);
      setSecondsLeft(seconds);
    },
  };
}
