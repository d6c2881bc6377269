import { screenStates } from '../../../../.storybook/screen-states.ts';

const takes = ['Open camera', 'Take selfie'];
const submits = [...takes, 'I agree to use my photo to verify my identity.', 'Submit'];
const attempt = (count: number) => ({
  refused: 400,
  message: '',
  data: { attempt: count, message: 'The faces do not match.' },
});

export const states = screenStates('/selfie-verification', {
  CameraClosed: { shows: 'Your browser asks if we may use the camera.' },
  CameraOpen: { does: ['Open camera'], shows: 'Take selfie' },
  CameraRefused: { camera: 'NotAllowedError', does: ['Open camera'], shows: 'The camera is not allowed.' },
  CameraNotStarted: { camera: 'NotReadableError', does: ['Open camera'], shows: 'The camera did not start.' },
  Taken: { does: takes, shows: 'Is your face clear?' },
  Agreed: { does: [...takes, 'I agree to use my photo to verify my identity.'], shows: 'Submit' },
  Submitting: { answers: { selfieLiveness: 'stalls' }, does: submits },
  FirstAttempt: { answers: { selfieLiveness: attempt(1) }, does: submits, shows: 'Attempt 1 of 2' },
  SecondAttempt: { answers: { verifySelfie: attempt(2) }, does: submits, shows: 'Attempt 2 of 2' },
  NoAttemptCounted: {
    answers: { selfieLiveness: { refused: 400, message: '' } },
    does: submits,
    shows: 'Something went wrong!',
  },
  Verified: { does: submits, shows: 'Verified Successfully' },
});
