/** §9 "Delays", "Selfie" and "Polling", §8 (popups): each named once, here. `Ms`: in milliseconds. */
export const nextRouteAfterMs = 100;
export const submitAtLeastMs = 500;
export const suggestAfterMs = 300;
export const successToastForMs = 2_000;
export const networkPopupForMs = 2_000;
export const errorToastForMs = 3_000;
export const residenceRefusedAfterMs = 5_000;
export const homeAfterMs = 3_000;
export const logoutAfterMs = 3_000;
export const keyFactsAcceptedAfterMs = 1_000;
export const emandateAfterMs = 2_000;
export const landingLinkAfterMs = 1_000;
export const pennyDrawerHidesAfterMs = 4_000;
export const pennyPopupForMs = 1_500;
export const wrongAccountPopupForMs = 3_000;
export const bankListAtLeastMs = 5_000;
export const selfieNoticeForMs = 5_000;
export const pennyDropEveryMs = 10_000;
export const pennyDropForMs = 300_000;
export const bankConnectEveryMs = 2_000;
export const bankConnectRetries = 4;
/** Ours: how long a camera may take to show a picture. */
export const cameraPictureWithinMs = 3_000;
/** §9 "Chunk load time-out". */
export const chunkLoadForMs = 120_000;

/** §18: after this time without an answer the page offers to cancel. */
export const slowCallAfterMs = 15_000;

/** §9: until a code can be sent again, in seconds. */
export const loginOtpResendSeconds = 60;
export const aadhaarOtpResendSeconds = 600;

/** A pause in typing, after which the draft has what was typed so far. */
export const draftAfterPauseMs = 400;
/** A pause in typing, after which screen readers announce the amount in words. */
export const announceAfterMs = 1_000;
