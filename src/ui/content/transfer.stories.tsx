import preview from '../../../.storybook/preview.tsx';
import { Transfer } from './transfer.tsx';

const meta = preview.meta({ title: 'ui/Transfer', component: Transfer });

export const PennyDrop = meta.story({ args: { coin: '₹1' } });
