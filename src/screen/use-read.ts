import { useCallback, useEffect, useRef, useState } from 'react';

type Reading<Value> = { readonly is: 'reading' | 'failed' } | { readonly is: 'read'; readonly value: Value };

/**
 * What a screen reads when it arrives, and again when the borrower asks. `ask` gives nothing where it failed,
 * and has told why by then; one question is under way at a time.
 */
export function useRead<Value>(ask: () => Promise<Value | undefined>) {
  const [reading, setReading] = useState<Reading<Value>>({ is: 'reading' });
  const latest = useRef(ask);
  const asking = useRef(false);
  useEffect(() => {
    latest.current = ask;
  });
  const again = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    setReading({ is: 'reading' });
    const value = await latest.current();
    asking.current = false;
    setReading(value === undefined ? { is: 'failed' } : { is: 'read', value });
  }, []);
  useEffect(() => void again(), [again]);
  return { reading, again };
}
