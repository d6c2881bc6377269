export { linkPanWithAadhaar, verifyAgain } from '#engine/decisions/aadhaar.ts';
