import { useEffect } from 'react';
import { ReadError } from '#api/read.ts';
import type { Reply } from '#contract/reply.ts';
import { shared } from '#engine/decisions/shared.ts';
import { useRun } from './run-context.ts';

const always = () => true;

/** §8: a read that failed is told as any other call is. */
export function useFailedRead(error: Error | null, told: (reply: Reply) => boolean = always): void {
  const { answer } = useRun();
  useEffect(() => {
    if (error instanceof ReadError && told(error.reply)) void answer(shared, error.reply);
  }, [error, answer, told]);
}

const hasEnded = ({ kind }: Reply) => kind === 'unauthorized' || kind === 'cancelled';

/**
 * §8: a 403 leads to /logout whatever was read. Any other failure of suggestions is quiet: they come with the typing,
 * and the field can be filled without them.
 */
export function useEndedSession(error: Error | null): void {
  useFailedRead(error, hasEnded);
}
