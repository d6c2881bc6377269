import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { NavigationResult } from './run-context.ts';

/**
 * An act that is under way is not done again, whatever the tapping; one that led away is not done again at all, unless
 * it led to this very screen. Gives whether it is busy, and the act.
 */
export function useOnce<Given extends readonly unknown[]>(
  act: (...given: Given) => Promise<NavigationResult>,
): readonly [busy: boolean, act: (...given: Given) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const latest = useRef(act);
  latest.current = act;
  const ledAway = useRef(false);
  const arrivals = useRef(0);
  const router = useRouter();

  const release = useCallback(() => {
    underWay.current = false;
    ledAway.current = false;
    setBusy(false);
  }, []);
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) return;
        arrivals.current += 1;
        if (ledAway.current) release();
      }),
    [router, release],
  );

  const once = useCallback(
    async (...given: Given) => {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      const before = arrivals.current;
      let ended: NavigationResult = 'stayed';
      try {
        ended = await latest.current(...given);
      } finally {
        ledAway.current = ended === 'left';
        if (ended === 'stayed' || arrivals.current !== before) release();
      }
    },
    [release],
  );
  return [busy, once];
}
