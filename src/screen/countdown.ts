import { useEffect, useState } from 'react';
import { useTranslate } from '#ui/translate.ts';
import { useServices } from './services.ts';

const announcedAt = [10, 30, 60];

/** Minutes and seconds: 572 → '9:32'. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Counts down from `seconds` by the clock, so that it is right on a phone that wakes up. `live` is the text for screen
 * readers, which changes at 60, 30, 10 and 0 seconds.
 */
export function useCountdown(seconds: number) {
  const t = useTranslate();
  const { now } = useServices();
  const [endsAt, setEndsAt] = useState(() => now() + seconds * 1_000);
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const over = secondsLeft === 0;

  useEffect(() => {
    if (over) return;
    const count = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - now()) / 1_000)));
    const ticking = setInterval(count, 1_000);
    document.addEventListener('visibilitychange', count);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', count);
    };
  }, [endsAt, over, now]);

  const announced = announcedAt.find((mark) => secondsLeft <= mark);
  return {
    secondsLeft,
    text: clockText(secondsLeft),
    live: over ? t('You can ask for a new code now.') : announced ? t(`A new code in ${clockText(announced)}`) : '',
    restart() {
      setEndsAt(now() + seconds * 1_000);
      setSecondsLeft(seconds);
    },
  };
}
