import preview from '../../../.storybook/preview.tsx';
import { Stepper } from './stepper.tsx';

const meta = preview.meta({ title: 'ui/Stepper', component: Stepper });

export const Midway = meta.story({
  args: {
    items: [
      { title: 'PAN and Aadhaar', detail: 'Verified', state: 'done' },
      { title: 'Loan, work and home', detail: 'Now: your address', state: 'now' },
      { title: 'Selfie and bank account', state: 'next' },
      { title: 'Money in your bank', state: 'next' },
    ],
  },
});
