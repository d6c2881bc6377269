import { clockOffset } from '../store/controls.ts';
import type { Db } from '../store/tables.ts';

/** The sandbox's time: the clock's, moved by as much as the sandbox page says. */
export async function momentOf(db: Db, clock: () => number): Promise<number> {
  return clock() + (await clockOffset(db));
}
