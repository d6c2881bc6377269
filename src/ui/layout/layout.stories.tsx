import { expect, waitFor } from 'storybook/test';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/link.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import { Text } from '#ui/content/text.tsx';
import { inFrame } from '../../../.storybook/in-frame.tsx';
import preview from '../../../.storybook/preview.tsx';
import { translated } from '../../../.storybook/translated.ts';
import { Card } from './card.tsx';
import { Disclosure } from './disclosure.tsx';
import { Page, TitleBlock } from './page.tsx';
import { Stack } from './stack.tsx';
import { TopBar } from './top-bar.tsx';

const meta = preview.meta({
  title: 'ui/Layout',
  component: Page,
  subcomponents: { TopBar, TitleBlock, Card, Disclosure, Stack },
  tags: ['autodocs', 'stable'],
  parameters: { docs: { story: { inline: false, height: '400px' } } },
});

const rows = <DescriptionList lined items={[{ label: 'Loan amount', value: '₹50,000' }]} />;

export const Cards = meta.story(() => (
  <Stack>
    <Card>A plain card</Card>
    <Card pad="rows">{rows}</Card>
    <Card tone="deep">
      <Text>Total Re-payment Amount</Text>
    </Card>
    <Disclosure summary="Fees and charges" open>
      {rows}
    </Disclosure>
  </Stack>
));

export const FootOverContent = meta.story({
  ...inFrame,
  render: () => (
    <Page bar={<TopBar title="Your loan" percent={22} onBack={() => undefined} />} foot={<Button>Next</Button>}>
      <TitleBlock title="What is the loan for?" subtitle="Choose the one closest to your need." />
      <div style={{ blockSize: 1000 }} />
    </Page>
  ),
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('button', { name: 'Next' }).parentElement;
    await waitFor(() => expect(foot).toHaveAttribute('data-lifted'));
    document.documentElement.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(foot).not.toHaveAttribute('data-lifted'));
    document.documentElement.scrollTo(0, 0);
  },
});

export const SkipLink = meta.story({
  ...inFrame,
  render: () => (
    <Page tone="quiet" bar={<TopBar title="My Loans" />} tabs={<TextLink href="#home">Home</TextLink>}>
      <TitleBlock icon="info" title="We can't offer you a loan" />
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: translated('Skip to content') });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    link.focus();
  },
});
