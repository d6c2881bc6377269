import { screenStates } from '../../../../.storybook/screen-states.ts';

const back = '/digilocker-verify?code=f00d&state=c41';

export const states = screenStates('/digilocker-verify', {
  Checking: { at: back, answers: { digilockerReturn: 'stalls' }, shows: 'Checking your Aadhaar' },
  Verified: { at: back, shows: 'Verified Successfully' },
  NotShared: { at: '/digilocker-verify?error=access_denied', shows: 'DigiLocker did not share your Aadhaar' },
  NoAnswer: { at: back, answers: { digilockerReturn: 'drops' }, does: ['OK'], shows: 'Try again' },
  Refused: { at: back, answers: { digilockerReturn: { refused: 400, message: 'Your PAN and Aadhaar do not match.' } } },
});
