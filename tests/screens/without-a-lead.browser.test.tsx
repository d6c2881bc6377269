import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextStepCall } from '#contract/login.ts';
import { ConfirmDetails } from '#screens/approval/confirm-details/confirm-details.tsx';
import { Finbox, FinboxCreate } from '#screens/approval/finbox/finbox.tsx';
import { BankList } from '#screens/bank/bank-list/bank-list.tsx';
import { Emandate } from '#screens/bank/emandate/emandate.tsx';
import { KeyFacts } from '#screens/bank/term-condition/key-facts.tsx';
import { createFakeServer } from './fake-server.ts';
import { stage } from './stage.tsx';

interface Case {
  readonly at: string;
  readonly screen: () => ReactNode;
  readonly press?: string;
}

// The server of these tests answers the next step alone: any other call fails the test.
test.for<Case>([
  { at: '/term-condition', screen: KeyFacts },
  { at: '/bank-list', screen: BankList },
  { at: '/confirm-details', screen: ConfirmDetails },
  { at: '/finbox-create', screen: FinboxCreate },
  { at: '/finbox?success=true&entity_id=ent_7f3', screen: Finbox },
  { at: '/emandate', screen: Emandate, press: 'Continue' },
])('$at asks for the next step instead of calling without a lead', async ({ at, screen, press }) => {
  const server = createFakeServer();
  server.answers(nextStepCall, { data: { leadID: 48213, step: { current_route: '/gender' } } });
  const facts = { accountId: 'acc_19', productId: 2 };
  const { getByRole, pass, path, session } = await stage({ at, screen, facts, server });
  if (press) await userEvent.click(getByRole('button', { name: press }));
  await pass(5_000);
  await expect.poll(path).toBe('/gender');
  expect(session.facts().leadID).toBe(48213);
  expect(server.sentTo(nextStepCall).length).toBe(1);
});
