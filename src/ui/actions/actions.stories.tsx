import { expect, fn } from 'storybook/test';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { translated } from '../../../.storybook/translated.ts';
import { Button, ButtonPair, buttonClass } from './button.tsx';
import { TextLink } from './link.tsx';
import { LinkList, LinkRow, linkRowClass } from './link-list.tsx';

const meta = preview.meta({
  title: 'ui/Actions',
  component: Button,
  subcomponents: { ButtonPair, TextLink, LinkList, LinkRow },
  tags: ['autodocs', 'stable'],
});

export const Buttons = meta.story(() => (
  <Stack gap={3}>
    <Button>Next</Button>
    <Button icon="camera">Take selfie</Button>
    <Button variant="secondary">Upgrade My Loan Amount</Button>
    <Button variant="secondary" size="small">
      View Sanction Letter
    </Button>
    <Button variant="link">Edit Bank Details</Button>
    <Button disabled>Continue</Button>
    <ButtonPair>
      <Button variant="secondary">No</Button>
      <Button>Yes</Button>
    </ButtonPair>
    <Card tone="deep">
      <Button variant="deep">Continue</Button>
    </Card>
  </Stack>
));

export const Busy = meta.story({
  args: { children: 'Next', busy: true, onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: translated('Please wait') });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Links = meta.story(() => (
  <Stack>
    <TextLink href="#bank-details">or add a new bank account</TextLink>
    <a className={buttonClass('secondary')} href="#home">
      Go to home
    </a>
    <LinkList>
      <a className={linkRowClass} href="#company">
        <LinkRow label="Company">Vanya Textiles and Garments Private Limited</LinkRow>
      </a>
      <a className={linkRowClass} href="#mail">
        <LinkRow icon="mail" label="Write to us">
          help@kadam.example
        </LinkRow>
      </a>
    </LinkList>
  </Stack>
));
