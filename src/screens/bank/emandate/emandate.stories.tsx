import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Bank/emandate', ...screenStories('/emandate') });

const facts = { accountId: 'acc_19', productId: 2 };
const goesOn = { facts, does: ['Continue'] };
const existing = { message: 'Already Emandate' };
const reverse = { setEmandate: existing };
const forward = { ...reverse, pennyFlow: { data: { flow: 'forward' } } };
const created = { data: { pennyStatus: 'created', metaData: { url: 'https://pay.example/penny/91' } } };
const paid = ['Continue', 'Continue'];

export const Check = meta.story({ args: { facts, shows: 'Approve the e-mandate' } });
export const SettingUp = meta.story({ args: { ...goesOn, answers: { setEmandate: 'stalls' }, shows: 'Please wait' } });
export const CheckoutOpened = meta.story({
  args: { ...goesOn, checkout: true, shows: 'Approve the e-mandate on the page that opened.' },
});
export const CheckoutBlocked = meta.story({ args: { ...goesOn, shows: 'The e-mandate page did not load.' } });
export const Refused = meta.story({
  args: {
    ...goesOn,
    answers: { setEmandate: { refused: 400, message: 'Your bank is not available.' } },
    shows: 'Your bank is not available.',
  },
});
export const Offline = meta.story({
  args: { ...goesOn, answers: { setEmandate: 'drops' }, shows: offline.message.text },
});
export const NoAccount = meta.story({ args: { does: ['Continue'], shows: 'Please select your bank account first.' } });
export const PennyDrawer = meta.story({
  args: { ...goesOn, answers: { ...forward, pennyDrop: created }, shows: 'Sending Rs 1 to your bank for verification' },
});
export const PennyDrawerTabBlocked = meta.story({
  args: { ...goesOn, blocksTabs: true, answers: { ...forward, pennyDrop: created }, shows: 'Open the payment page' },
});
export const PennyRejected = meta.story({
  args: {
    ...goesOn,
    answers: {
      ...forward,
      pennyDrop: { refused: 400, message: 'Your bank rejected the Rs 1.', data: { pennyStatus: 'rejected' } },
    },
    shows: 'Your bank rejected the Rs 1.',
  },
});
export const ReversePennyDrop = meta.story({
  args: { ...goesOn, answers: reverse, shows: 'Please pay Rs1 to verify your bank account' },
});
export const ReverseDrawer = meta.story({
  args: {
    facts,
    does: paid,
    answers: { ...reverse, pennyDrop: created },
    shows: 'Please wait, we are verifying your bank account',
  },
});
export const ReverseTabBlocked = meta.story({
  args: {
    facts,
    does: paid,
    blocksTabs: true,
    answers: { ...reverse, pennyDrop: created },
    shows: 'Open the payment page',
  },
});
