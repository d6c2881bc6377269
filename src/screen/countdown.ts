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
  const [startedAt, setStartedAt] = useState(() => start.startedAt ?? now());
  const leftSince = (begin: number) => Math.max(0, seconds - Math.floor((now() - begin) / 1_000));
  const [secondsLeft, setSecondsLeft] = useState(() => leftSince(Math.min(startedAt, now())));
  const over = secondsLeft === 0;
  const count = useEffectEvent(() => {
    // After the clock of the phone is put back, it counts from its new time.
    const begin = Math.min(startedAt, now());
    setStartedAt(begin);
    setSecondsLeft(leftSince(begin));
  });

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
