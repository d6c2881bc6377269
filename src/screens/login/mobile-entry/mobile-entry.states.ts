import { screenStates } from '../../../../.storybook/screen-states.ts';

const does = [['Mobile number', '9876543210'], 'Get OTP'] as const;

export const states = screenStates('/', {
  Empty: { shows: 'one step at a time' },
  Prefilled: { at: '/?mobile_no=9876543210&click_id=c41', shows: 'Get OTP' },
  Missing: { does: ['Get OTP'], shows: 'Mobile number is required' },
  TooShort: { does: [['Mobile number', '98765'], 'Get OTP'], shows: 'Mobile number should be min 10 char.' },
  NotValid: { does: [['Mobile number', '1234567890'], 'Get OTP'], shows: 'Please enter valid mobile number' },
  Fees: { does: ['Fees and charges'], shows: 'Late payment charge' },
  Sending: { answers: { loginByMobile: 'stalls' }, does },
  Refused: { answers: { loginByMobile: { refused: 400, message: 'This number is blocked.' } }, does },
  Offline: { answers: { loginByMobile: 'drops' }, does },
});
