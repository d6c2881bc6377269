import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { setEmandate } from '#contract/bank.ts';
import { feedbackCall, signedDocument } from '#contract/loans.ts';
import { loginByMobile } from '#contract/login.ts';
import { answered, type Borrower, saveAccount } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';
import { inInstalments, openRepayment, pay } from './repayment.ts';

const { store, sandbox } = await openSandbox();

/** All rows of all tables, as text. */
function allRows(): Promise<Readonly<Record<string, readonly string[]>>> {
  return store.transaction(async (db) => {
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
    const found: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
      found[name] = rows.map(({ row }) => row).sort();
    }
    return found;
  });
}

/** Adds a row of the borrower to every table. */
async function fillTables(borrower: Borrower, choice: string) {
  const { send, mobile } = borrower;
  answered(await send(loginByMobile, { query: { utm_source: 'mailer' }, body: { mobile, plateform: 'web' } }));
  const { leadID, customerID } = borrower;
  answered(await send(feedbackCall, { body: { leadID, customerID, rating: 4, comment: 'Quick.' } }));
  const document = { leadID, customerID, isSendMail: false, type: 'Sanction' } as const;
  answered(await send(signedDocument, { query: document }));
  await pay(sandbox, await openRepayment(sandbox, borrower), choice);
  await sandbox.post('/sandbox/faults', { call: 'nextStepCall', kind: 'refuse', mobile });
}

/** Borrowers whose rows must stay. */
async function addOthers() {
  const borrower = await sandbox.persona('bank-details');
  answered(await borrower.send(setEmandate, { body: await saveAccount(borrower) }));
  await fillTables(await sandbox.persona('loan-running'), 'whole');
}

test('a reset of one borrower deletes all their rows, which the sandbox can list, and no others', async () => {
  await addOthers();
  await sandbox.post('/sandbox/clock', { minutes: 1 });
  const before = await allRows();
  const borrower = await inInstalments(sandbox);
  await fillTables(borrower, 'instalment');
  const during = await allRows();
  const added = (table: string) => (during[table]?.length ?? 0) - (before[table]?.length ?? 0);
  const changed = Object.keys(during).filter(added);
  const kept = ['kysely_migration', 'kysely_migration_lock', 'settings'];
  expect(changed.sort()).toEqual(
    Object.keys(during)
      .filter((table) => !kept.includes(table))
      .sort(),
  );
  const shown: Readonly<Record<string, readonly object[]>> = JSON.parse(
    await sandbox.text(`/sandbox/rows?mobile=${borrower.mobile}`),
  );
  for (const table of changed) expect(shown[table], table).toHaveLength(added(table));

  await sandbox.post('/sandbox/reset', { mobile: borrower.mobile });
  const { settings, ...after } = await allRows();
  // The settings differ, because the clock was moved meanwhile.
  const { settings: _before, ...others } = before;
  expect(after).toEqual(others);
  expect(settings?.join()).not.toContain(borrower.mobile);
  expect(await sandbox.codeFor(borrower.mobile)).toBe('');
});

test('a reset of everything keeps the salt', async () => {
  await fillTables(await inInstalments(sandbox), 'instalment');
  await sandbox.post('/sandbox/reset', {});
  const { kysely_migration: _done, kysely_migration_lock: _lock, settings, ...rows } = await allRows();
  expect(Object.values(rows).flat()).toEqual([]);
  expect(settings).toEqual([expect.stringMatching(/^\(salt,/)]);
});
