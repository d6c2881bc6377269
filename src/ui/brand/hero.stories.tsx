import { Button } from '#ui/actions/button.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Hero } from './hero.tsx';

const meta = preview.meta({ title: 'ui/Hero', component: Hero, parameters: { layout: 'fullscreen' } });

export const Entry = meta.story({
  args: {
    title: 'A personal loan, one step at a time',
    text: 'Apply from your phone. Money to your bank.',
    children: <Button>Get OTP</Button>,
  },
});
