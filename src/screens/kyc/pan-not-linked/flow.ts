export { rekycActions } from '#engine/decisions/aadhaar.ts';
