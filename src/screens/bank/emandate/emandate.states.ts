import { pennyDropEveryMs } from '#engine/delays.ts';
import { screenStates } from '../../../../.storybook/screen-states.ts';

const facts = { accountId: 'acc_19', productId: 2 };
const continues = { facts, does: ['Continue'] };
const existing = { message: 'Already Emandate' };
const reverse = { setEmandate: existing };
const forward = { ...reverse, pennyFlow: { data: { flow: 'forward' } } };
const created = { data: { pennyStatus: 'created', metaData: { url: 'https://pay.example/penny/91' } } };
const drawer = { ...continues, answers: { ...forward, pennyDrop: created } };
const paying = { facts, does: ['Continue', 'Continue'], answers: { ...reverse, pennyDrop: created } };

export const states = screenStates('/emandate', {
  Check: { facts, shows: 'Approve the e-mandate' },
  SettingUp: { ...continues, answers: { setEmandate: 'stalls' } },
  CheckoutOpened: { ...continues, checkout: true, shows: 'Approve the e-mandate on the page that opened.' },
  CheckoutBlocked: { ...continues, shows: 'The e-mandate page did not load.' },
  Refused: { ...continues, answers: { setEmandate: { refused: 400, message: 'Your bank is not available.' } } },
  NoAccount: { does: ['Continue'], shows: 'Please select your bank account first.' },
  PennyDrawer: { ...drawer, shows: 'Sending Rs 1 to your bank for verification' },
  PennyDrawerTabBlocked: { ...drawer, blocksTabs: true, shows: 'Open the payment page' },
  ReversePennyDrop: { ...continues, answers: reverse, shows: 'Please pay Rs1 to verify your bank account' },
  ReverseDrawer: {
    ...paying,
    shows: 'Please wait, we are verifying your bank account',
  },
  ReverseGivenUp: {
    ...paying,
    passes: [pennyDropEveryMs],
    later: 301,
    shows: 'Your bank has not answered yet.',
  },
});
