import { codeLimits } from '../rules/one-time-code.ts';
import type { Db } from './tables.ts';

const visitsKeptMs = 30 * 86_400_000;

/**
 * Deletes what has expired: codes once they count for no limit, tokens, and visits at a partner. A visit that was
 * finished answers later questions as well, so it stays for a month.
 * `now` is the true time: what expired only by the moved clock of the sandbox page is valid again when that is reset.
 */
export async function sweep(db: Db, now: number): Promise<void> {
  const before = (ms: number) => new Date(now - ms);
  await db.deleteFrom('sent_codes').where('expires_at', '<', before(codeLimits.windowMs)).execute();
  await db.deleteFrom('tokens').where('expires_at', '<', before(0)).execute();
  await db
    .deleteFrom('partner_sessions')
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'open'), is('expires_at', '<', before(0))]),
        is('expires_at', '<', before(visitsKeptMs)),
      ]),
    )
    .execute();
}
