import { expect, test } from 'vitest';
import { panConfirmation } from '#contract/kyc.ts';
import { anotherPan, confirmPan } from '#screens/kyc/pan-verify/flow.ts';
import { answered, asksNextStep, goes, refused, showsPopup } from '#tests/engine/claims.ts';
import { madeCall } from '../follow.ts';

test('Yes confirms the PAN and asks for the next step; No leads back to the PAN at once', () => {
  const { call, request, reply } = madeCall(confirmPan('BNZPJ4821K'));
  expect([call, request]).toEqual([panConfirmation, { body: { panNumber: 'BNZPJ4821K' } }]);
  expect(reply(answered({}))).toEqual({ ...asksNextStep, report: [{ event: 'pan_confirmed' }] });
  expect(reply(refused(404, 'No such PAN'))).toEqual(showsPopup('No such PAN'));
  expect(anotherPan).toEqual(goes('/enter-your-pan', { afterMs: 0 }));
});
