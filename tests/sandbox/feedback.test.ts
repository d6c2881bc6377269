import { beforeEach, expect, test } from 'vitest';
import { feedbackCall } from '#contract/loans.ts';
import { deleteData } from '#sandbox/store/store.ts';
import { answered, type Borrower } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';

const { store, sandbox } = await openSandbox();
let borrower: Borrower;

beforeEach(async () => {
  await store.transaction((db) => deleteData(db));
  borrower = await sandbox.persona('loan-running');
});

function give(comment: string, rating = 5, { send, leadID, customerID } = borrower) {
  return send(feedbackCall, { body: { leadID, customerID, rating, comment } });
}

async function stored() {
  const read = store.transaction((db) => db.selectFrom('feedback').select('data').orderBy('id').execute());
  return (await read).map(({ data }) => data);
}

test('is rejected if its comment is longer than 1,000 characters, or with a sixth star', async () => {
  const tooLong = { kind: 'refused', statusCode: 400, message: 'Please write at most 1,000 characters.' };
  expect(await give('x'.repeat(1001))).toMatchObject(tooLong);
  expect(await give(`${'x'.repeat(999)}😀!`)).toMatchObject(tooLong);
  expect(await give('Six stars.', 6)).toMatchObject({ statusCode: 400 });
  expect(await stored()).toEqual([]);
  for (const comment of ['', 'x'.repeat(1000), `${'x'.repeat(999)}😀`]) {
    answered(await give(comment));
    expect(await stored()).toMatchObject([{ comment }]);
  }
});

test('is asked for until it is given', async () => {
  expect(await borrower.dashboard()).toMatchObject({ isFeedbackRequired: true });
  answered(await give('Quick.'));
  expect(await borrower.dashboard()).toMatchObject({ isFeedbackRequired: false });
  expect(await (await sandbox.persona('loan-overdue')).dashboard()).toMatchObject({ isFeedbackRequired: true });
});

test('is stored once for a customer and day in India', async () => {
  const replies = await Promise.all([1, 2, 3, 4].map((rating) => give('At once.', rating)));
  for (const reply of replies) answered(reply);
  expect(await stored()).toHaveLength(1);
  answered(await give('Second thoughts.', 2));
  expect(await stored()).toMatchObject([{ rating: 2, comment: 'Second thoughts.' }]);
  const other = await sandbox.persona('loan-part-paid');
  answered(await give('Mine.', 3, other));
  expect(await stored()).toHaveLength(2);
  const { leadID } = other;
  expect(await give('Of another loan.', 3, { ...borrower, leadID })).toMatchObject({ statusCode: 404 });

  await sandbox.post('/sandbox/clock', { days: 1 });
  await borrower.logIn();
  answered(await give('The next day.'));
  expect(await stored()).toHaveLength(3);
});
