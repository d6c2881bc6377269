import { expect, fn } from 'storybook/test';
import { Card } from '#ui/layout/card.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Button, ButtonPair, ButtonStack, buttonClass } from './button.tsx';
import { TextLink } from './link.tsx';

const meta = preview.meta({ title: 'ui/Button', component: Button, args: { children: 'Next' } });

export const Primary = meta.story();
export const WithIcon = meta.story({ args: { children: 'Take selfie', icon: 'camera' } });
export const Second = meta.story({ args: { variant: 'second', children: 'Upgrade My Loan Amount' } });
export const Small = meta.story({ args: { variant: 'second', size: 'small', children: 'View Sanction Letter' } });
export const Link = meta.story({ args: { variant: 'link', children: 'Edit Bank Details' } });
export const Disabled = meta.story({ args: { children: 'Continue', disabled: true } });

export const Deep = meta.story({
  args: { variant: 'deep', children: 'Continue' },
  decorators: [(Story) => <Card tone="deep">{Story()}</Card>],
});

export const Busy = meta.story({
  args: { busy: true, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Please wait' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const BusySecond = meta.story({ args: { variant: 'second', size: 'small', busy: true } });

const buttons = (
  <>
    <Button variant="second">Upgrade My Loan Amount</Button>
    <Button>Continue</Button>
  </>
);

export const Pair = meta.story({ render: () => <ButtonPair>{buttons}</ButtonPair> });
export const Stacked = meta.story({ render: () => <ButtonStack>{buttons}</ButtonStack> });

export const Links = meta.story({
  render: () => (
    <>
      <TextLink href="#bank-details">or add a new bank account</TextLink>
      <a className={buttonClass('second')} href="#home">
        Go to home
      </a>
    </>
  ),
});
