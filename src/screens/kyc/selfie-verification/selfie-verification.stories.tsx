import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/KYC/selfie-verification', ...screenStories('/selfie-verification') });

const takes = ['Open camera', 'Take selfie'];
const submits = [...takes, 'I agree to use my photo to verify my identity.', 'Submit'];
const attempt = (count: number) => ({
  refused: 400,
  message: '',
  data: { attempt: count, message: 'The faces do not match.' },
});

export const CameraClosed = meta.story({ args: { shows: 'Your browser asks if we may use the camera.' } });
export const CameraOpen = meta.story({ args: { does: ['Open camera'], shows: 'Take selfie' } });
export const CameraRefused = meta.story({
  args: { camera: 'NotAllowedError', does: ['Open camera'], shows: 'The camera is not allowed.' },
});
export const NoCamera = meta.story({
  args: { camera: 'NotFoundError', does: ['Open camera'], shows: 'We found no camera on this device.' },
});
export const CameraInUse = meta.story({
  args: { camera: 'NotReadableError', does: ['Open camera'], shows: 'The camera did not start.' },
});
export const Taken = meta.story({ args: { does: takes, shows: 'Is your face clear?' } });
export const Agreed = meta.story({
  args: { does: [...takes, 'I agree to use my photo to verify my identity.'], shows: 'Submit' },
});
export const Submitting = meta.story({
  args: { answers: { selfieLiveness: 'stalls' }, does: submits, shows: 'Please wait' },
});
export const FirstAttempt = meta.story({
  args: { answers: { selfieLiveness: attempt(1) }, does: submits, shows: 'Attempt 1 of 2' },
});
export const SecondAttempt = meta.story({
  args: { answers: { verifySelfie: attempt(2) }, does: submits, shows: 'Attempt 2 of 2' },
});
export const NoAttemptCounted = meta.story({
  args: { answers: { selfieLiveness: { refused: 400, message: '' } }, does: submits, shows: 'Something went wrong!' },
});
export const Refused = meta.story({
  args: { answers: { verifySelfie: 500 }, does: submits, shows: 'Internal Server Error' },
});
export const Offline = meta.story({
  args: { answers: { selfieLiveness: 'drops' }, does: submits, shows: offline.message.text },
});
export const Verified = meta.story({ args: { does: submits, shows: 'Verified Successfully' } });
