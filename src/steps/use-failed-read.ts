import { useEffect } from 'react';
import { NotRead } from '#api/read.ts';
import { shared } from '#engine/decisions/shared.ts';
import { useRun } from './run-context.ts';

/**
 * §8: a 403 leads to /logout whatever was read. Any other failure of a read that only helps to fill a form is quiet:
 * the form can be filled without it.
 */
export function useEndedSession(error: Error | null): void {
  const { answer } = useRun();
  useEffect(() => {
    if (!(error instanceof NotRead)) return;
    const { reply } = error;
    if (reply.kind === 'unauthorized' || reply.kind === 'cancelled') void answer(shared, reply);
  }, [error, answer]);
}
