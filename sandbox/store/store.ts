import { type Dialect, Kysely, type PGlite, PGliteDialect, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { codeLimits } from '../rules/one-time-code.ts';
import { randomToken } from '../secrets.ts';
import { type Db, migrations, type Tables } from './tables.ts';

export interface Store {
  /**
   * Runs `work` in one transaction, and again after a collision with another one. Throws `StoreUnavailable` when the
   * database cannot be reached.
   */
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** The salt for hashes of Aadhaar and account numbers. */
  readonly salt: string;
  close(): Promise<void>;
}

/** The database cannot be reached. The same request may succeed later. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

// PostgreSQL's classes 08 (connection), 57P (shutdown) and 53 (full disk, too many connections), and the system's codes.
const unavailableCodes =
  /^(08...|57P0.|53...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
// The driver sets no code on these.
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const codeOf = (error: unknown) => String(Object(error).code);
const isUnavailable = (error: unknown) =>
  unavailableCodes.test(codeOf(error)) || unavailableMessages.test(String(Object(error).message));

/** Whether the database ended this transaction because of another one: a deadlock, or a row that both added. */
const isCollision = (error: unknown) => /^(40P01|23505)$/.test(codeOf(error));
const maxTries = 5;

/** Whether PostgreSQL rejected a value (class 22), such as a NUL character or a number out of range. */
export const isInvalidValue = (error: unknown) => /^22...$/.test(codeOf(error));

/** Whether the database is up to date: reading this is much quicker than the migrator. */
async function isMigrated(db: Db): Promise<boolean> {
  const read = sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const { rows } = await read.catch(() => ({ rows: [] }));
  return rows.map(({ name }) => name).join() === Object.keys(migrations).sort().join();
}

async function migrate(db: Db): Promise<void> {
  if (await isMigrated(db)) return;
  const { Migrator } = await import('kysely/migration');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function saltOf(db: Db): Promise<string> {
  const insert = db.insertInto('settings').values({ name: 'salt', value: randomToken() });
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
  const saved = db.selectFrom('settings').select('value').where('name', '=', 'salt');
  return (await saved.executeTakeFirstOrThrow()).value;
}

/** Waits for the other transactions that lock this name. Not a row lock, because the row may not exist yet. */
export async function lockName(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db);
}

/** The tables with a mobile number; in the others, foreign keys delete the rows of a deleted customer. */
const byMobile = ['customers', 'sent_codes', 'faults', 'feedback'] as const;

/** Deletes all data but the salt, or all rows of one borrower. */
export async function deleteData(db: Db, mobile?: string): Promise<void> {
  if (mobile === undefined) {
    await sql`truncate ${sql.join(byMobile.map(sql.table))} restart identity cascade`.execute(db);
    await db.deleteFrom('settings').where('name', '!=', 'salt').execute();
    return;
  }
  // If two requests open a borrower at the same time, the later one must delete what the earlier one added.
  await lockName(db, mobile);
  for (const table of byMobile) await db.deleteFrom(table).where('mobile', '=', mobile).execute();
}

/** How far the sandbox page has moved the clock, in milliseconds. */
export async function clockOffset(db: Db) {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'clock offset').executeTakeFirst();
  return Number(row?.value ?? 0);
}

export type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** Every stored row of a borrower, by table. */
export async function rowsOf(db: Db, mobile: string) {
  const customers = db.selectFrom('customers').where('mobile', '=', mobile);
  const customerIds = customers.select('id');
  const leads = db.selectFrom('leads').where('customer_id', 'in', customerIds);
  const loans = db.selectFrom('loans').where('customer_id', 'in', customerIds);
  return {
    customers: await customers.selectAll().execute(),
    leads: await leads.selectAll().execute(),
    loans: await loans.selectAll().execute(),
    tokens: await db.selectFrom('tokens').selectAll().where('customer_id', 'in', customerIds).execute(),
    bank_accounts: await db.selectFrom('bank_accounts').selectAll().where('customer_id', 'in', customerIds).execute(),
    repayments: await db.selectFrom('repayments').selectAll().where('loan_id', 'in', loans.select('id')).execute(),
    visits: await db.selectFrom('visits').selectAll().where('lead_id', 'in', leads.select('id')).execute(),
    sent_codes: await db.selectFrom('sent_codes').selectAll().where('mobile', '=', mobile).execute(),
    faults: await db.selectFrom('faults').selectAll().where('mobile', '=', mobile).execute(),
    feedback: await db.selectFrom('feedback').selectAll().where('mobile', '=', mobile).execute(),
  };
}

const finishedVisitsKeptMs = 30 * 86_400_000;

/**
 * Deletes what is expired both at the true time `now` and at that of the sandbox page, whose clock can be moved back and
 * forth. Finished visits are kept for a month, because calls read their result.
 */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  const earlier = now + Math.min(0, await clockOffset(db));
  const before = (ms: number) => new Date(earlier - ms);
  await db.deleteFrom('sent_codes').where('expires_at', '<', before(codeLimits.windowMs)).execute();
  await db.deleteFrom('tokens').where('expires_at', '<', before(0)).execute();
  const visits = db.deleteFrom('visits');
  await visits.where('state', '=', 'open').where('expires_at', '<', before(0)).execute();
  await visits.where('expires_at', '<', before(finishedVisitsKeptMs)).execute();
}

async function storeOver(dialect: Dialect): Promise<Store> {
  const db = new Kysely<Tables>({ dialect });
  const close = () => db.destroy();
  try {
    await migrate(db);
    return {
      async transaction(work) {
        for (let tries = 1; ; tries += 1) {
          try {
            return await db.transaction().execute(work);
          } catch (error) {
            if (isCollision(error) && tries < maxTries) continue;
            throw isUnavailable(error) ? new StoreUnavailable(error) : error;
          }
        }
      },
      salt: await saltOf(db),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A store on the embedded engine, which no other store may use; closing it closes the engine. */
export const storeOnPglite = (pglite: PGlite) => storeOver(new PGliteDialect({ pglite }));

/** A store on a PostgreSQL server; closing it ends the pool. */
export const storeOnPostgres = (pool: PostgresPool) => storeOver(new PostgresDialect({ pool }));
