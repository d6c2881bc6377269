import { useEffect, useState } from 'react';
import { useTranslate } from '#ui/translate.ts';

const announcedAt = [10, 30, 60];

/** Minutes and seconds: 572 → '9:32'. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** For a countdown that continues after a reload: when it began, in milliseconds since 1970, and what stores a new start. */
export interface CountdownStart {
  readonly startedAt?: number | undefined;
  onRestart?(startedAt: number): void;
}

/**
 * Counts down from `seconds` by the clock, so that it is right on a phone that wakes up. For screen readers: `announced` is
 * 60, 30 or 10 once so many seconds are left; `live` is the text about another code, which changes then, at 0 seconds, and
 * when the countdown restarts, because another code was sent.
 */
export function useCountdown(seconds: number, start: CountdownStart = {}) {
  const t = useTranslate();
  const [time, setTime] = useState(Date.now);
  const [startedAt, setStartedAt] = useState(() => Math.min(start.startedAt ?? time, time));
  const [restarted, setRestarted] = useState(false);
  const secondsLeft = Math.max(0, seconds - Math.floor((time - startedAt) / 1_000));
  const over = secondsLeft === 0;

  useEffect(() => {
    if (over) return;
    const ticking = setInterval(() => {
      setTime(Date.now());
      // Where the clock of the phone was put back, the countdown starts again at the new time.
      setStartedAt((before) => Math.min(before, Date.now()));
    }, 1_000);
    return () => clearInterval(ticking);
  }, [over]);

  const announced = announcedAt.find((mark) => mark < seconds && secondsLeft <= mark);
  const sentAgain = restarted ? t('We sent a new code.') : '';
  const timeLeft = announced
    ? t('You can ask for a new code in {seconds} seconds.', { seconds: announced })
    : sentAgain;
  return {
    secondsLeft,
    announced,
    text: clockText(secondsLeft),
    live: over ? t('You can ask for a new code now.') : timeLeft,
    restart() {
      const at = Date.now();
      setTime(at);
      setStartedAt(at);
      setRestarted(true);
      start.onRestart?.(at);
    },
  };
}
