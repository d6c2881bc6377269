import preview from '../../../.storybook/preview.tsx';
import { Facts } from './facts.tsx';

const meta = preview.meta({ title: 'ui/Facts', component: Facts });

export const Four = meta.story({
  args: {
    items: [
      { icon: 'rupee', label: 'Loan amount', value: '₹1,000 to ₹2 lakh' },
      { icon: 'cal', label: 'Repay in', value: 'Up to 3 months' },
      { icon: 'id', label: 'Only documents', value: 'PAN and Aadhaar' },
      { icon: 'flag', label: 'Foreclosure', value: 'No penalty' },
    ],
  },
});
