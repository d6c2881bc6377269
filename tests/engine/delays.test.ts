import { expect, test } from 'vitest';
import * as delays from '#engine/delays.ts';

/** §9 "Delays", "Polling" and the countdowns, typed from the specification by hand. */
const specified = {
  nextRouteAfterMs: 100,
  submitAtLeastMs: 500,
  stateSearchAfterMs: 300,
  successToastForMs: 2_000,
  networkPopupForMs: 2_000,
  errorToastForMs: 3_000,
  residenceRefusedAfterMs: 5_000,
  homeAfterMs: 3_000,
  logoutAfterMs: 3_000,
  keyFactsAcceptedAfterMs: 1_000,
  emandateAfterMs: 2_000,
  landingLinkAfterMs: 1_000,
  pennyDrawerHidesAfterMs: 4_000,
  pennyPopupForMs: 1_500,
  wrongAccountPopupForMs: 3_000,
  bankListAtLeastMs: 5_000,
  selfieNoticeForMs: 5_000,
  pennyDropEveryMs: 10_000,
  pennyDropForMs: 300_000,
  bankConnectEveryMs: 2_000,
  bankConnectRetries: 4,
  chunkLoadForMs: 120_000,
  loginOtpResendSeconds: 60,
  aadhaarOtpResendSeconds: 600,
};

test('every delay of the specification is as long as it says', () => {
  expect(delays).toMatchObject(specified);
});
