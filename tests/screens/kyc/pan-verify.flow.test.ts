import { expect, test } from 'vitest';
import { anotherPan } from '#screens/kyc/pan-verify/flow.ts';
import { goes } from '#tests/engine/claims.ts';

test('No leads back to the PAN at once', () => {
  expect(anotherPan).toEqual(goes('/enter-your-pan', { afterMs: 0 }));
});
