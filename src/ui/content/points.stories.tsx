import preview from '../../../.storybook/preview.tsx';
import { Points } from './points.tsx';

const meta = preview.meta({ title: 'ui/Points', component: Points });

export const Dots = meta.story({
  args: { items: [{ text: 'Insufficient credit history' }, { text: 'Monthly income not matching criteria' }] },
});

export const Ticks = meta.story({
  args: {
    size: 'small',
    items: [
      { icon: 'check', text: 'Age 21 to 55, resident of India' },
      { icon: 'check', text: 'In-hand salary of ₹18,000 or more in metros, ₹15,000 or more elsewhere' },
    ],
  },
});

export const Icons = meta.story({
  args: {
    items: [
      { icon: 'sun', text: 'Stand in good light' },
      { icon: 'user', text: 'Remove cap, mask and dark glasses' },
    ],
  },
});
