import { expect, fn } from 'storybook/test';
import { Card } from '#ui/layout/card.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Button, ButtonPair, ButtonStack } from './button.tsx';

const meta = preview.meta({ title: 'ui/Button', component: Button });

export const Primary = meta.story({ args: { children: 'Next' } });
export const WithIcon = meta.story({ args: { children: 'Take selfie', icon: 'camera' } });
export const Second = meta.story({ args: { variant: 'second', children: 'Upgrade My Loan Amount' } });
export const Small = meta.story({ args: { variant: 'second', size: 'small', children: 'View Sanction Letter' } });
export const Link = meta.story({ args: { variant: 'link', children: 'Edit Bank Details' } });
export const Disabled = meta.story({ args: { children: 'Continue', disabled: true } });

export const Deep = meta.story({
  render: () => (
    <Card tone="deep">
      <Button variant="deep">Continue</Button>
    </Card>
  ),
});

export const Busy = meta.story({
  args: { children: 'Next', busy: true, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Please wait' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const BusySecond = meta.story({
  args: { variant: 'second', size: 'small', children: 'Download NOC', busy: true, busyLabel: 'Downloading...' },
});

export const Pair = meta.story({
  render: () => (
    <ButtonPair>
      <Button variant="second">No</Button>
      <Button>Yes</Button>
    </ButtonPair>
  ),
});

export const Stacked = meta.story({
  render: () => (
    <ButtonStack>
      <Button variant="second">Upgrade My Loan Amount</Button>
      <Button>Continue</Button>
    </ButtonStack>
  ),
});
