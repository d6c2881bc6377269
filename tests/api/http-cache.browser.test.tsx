import { expect, inject, test } from 'vitest';
import { createSend } from '#api/client.ts';
import { savedBankDetails } from '#contract/bank.ts';

test('the next borrower on a phone gets no answer that was cached for the previous one', async () => {
  let token = 'first-borrower';
  const baseUrl = `http://${location.hostname}:${inject('providerPort')}/cached/`;
  const send = createSend({ baseUrl, token: () => token });
  expect(await send(savedBankDetails)).toMatchObject({ kind: 'answered', message: 'Bearer first-borrower' });
  token = 'next-borrower';
  expect(await send(savedBankDetails)).toMatchObject({ kind: 'answered', message: 'Bearer next-borrower' });
});
