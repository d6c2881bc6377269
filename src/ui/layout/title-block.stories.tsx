import preview from '../../../.storybook/preview.tsx';
import { TitleBlock } from './title-block.tsx';

const meta = preview.meta({ title: 'ui/TitleBlock', component: TitleBlock });

export const Plain = meta.story({
  args: { title: 'What is the loan for?', subtitle: 'Choose the one closest to your need.' },
});

export const IconAbove = meta.story({
  args: { icon: 'info', title: "We can't offer you a loan right now", subtitle: 'It can be for one of these reasons:' },
});

export const IconBeside = meta.story({
  args: {
    icon: 'bank',
    iconPlace: 'beside',
    title: 'Bank Details',
    subtitle: 'Please enter your bank details for loan disbursal.',
  },
});
