import { useEffect } from 'react';
import { ReadError } from '#api/read.ts';
import { shared } from '#engine/decisions/shared.ts';
import { useRun } from './run-context.ts';

/**
 * §8: a 403 leads to /logout whatever was read. Any other failure of suggestions is quiet: they come with the typing,
 * and the field can be filled without them.
 */
export function useEndedSession(error: Error | null): void {
  const { answer } = useRun();
  useEffect(() => {
    if (!(error instanceof ReadError)) return;
    const { kind } = error.reply;
    if (kind === 'unauthorized' || kind === 'cancelled') void answer(shared, error.reply);
  }, [error, answer]);
}
