import { expect, test } from 'vitest';
import { panConfirmation } from '#contract/kyc.ts';
import { answered } from '../borrower.ts';
import { openSandbox } from '../open-sandbox.ts';

// Only on a PostgreSQL server: the embedded engine runs one transaction after another, so none of them collide.
const { sandbox } = await openSandbox();
const timeout = 60_000;

test('if several borrowers confirm one PAN at the same time, one of them gets it', { timeout }, async () => {
  for (let round = 0; round < 5; round += 1) {
    const pan = `ABCPE100${round}F`;
    const borrowers = await Promise.all(
      ['9876940001', '9876940002', '9876940003'].map((mobile) => sandbox.open({ mobile, at: '/enter-your-pan' })),
    );
    for (const borrower of borrowers) answered(await borrower.save('/enter-your-pan', { pan }));
    const replies = await Promise.all(borrowers.map(({ send }) => send(panConfirmation, { body: { panNumber: pan } })));
    const others = replies.filter(({ kind }) => kind !== 'answered');
    const message = 'This PAN number is associated with another existing account';
    expect(others).toMatchObject([
      { statusCode: 400, message },
      { statusCode: 400, message },
    ]);
  }
});

test('a reset of everything makes no concurrent login fail', { timeout }, async () => {
  const mobiles = Array.from({ length: 6 }, (_, nth) => `987694100${nth}`);
  for (let round = 0; round < 5; round += 1) {
    const [reset, ...sent] = await Promise.all([
      sandbox.post('/sandbox/reset', {}),
      ...mobiles.map((mobile) => sandbox.borrower(mobile).askForCode()),
    ]);
    expect(reset?.status).toBe(200);
    for (const reply of sent) answered(reply);
  }
});

test('if one borrower is opened twice at the same time, the later one is at the step, and the other is logged out', {
  timeout,
}, async () => {
  const asked = ['/enter-name', '/enter-address'] as const;
  for (let round = 0; round < 5; round += 1) {
    const opened = await Promise.all(asked.map((at) => sandbox.open({ persona: 'new', at })));
    const found = await Promise.allSettled(opened.map((borrower) => borrower.next()));
    const steps = found.map((one) => (one.status === 'fulfilled' ? one.value.route : 'logged out'));
    expect([
      ['/enter-name', 'logged out'],
      ['logged out', '/enter-address'],
    ]).toContainEqual(steps);
  }
});

test('concurrent moves of the clock add up', { timeout }, async () => {
  await Promise.all(Array.from({ length: 6 }, () => sandbox.post('/sandbox/clock', { minutes: 1 })));
  expect(await (await sandbox.post('/sandbox/clock', {})).json()).toMatchObject({ offsetMs: 360_000 });
});
