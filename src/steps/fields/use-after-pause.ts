import { useEffect, useState } from 'react';

/** The value as it was after the last pause. */
export function useAfterPause(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, value);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
