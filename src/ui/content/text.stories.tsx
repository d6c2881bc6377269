import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Amount, Heading, Text } from './text.tsx';

const meta = preview.meta({ title: 'ui/Text', component: Text });

export const All = meta.story({
  render: () => (
    <Stack gap={2}>
      <Amount>₹48,230</Amount>
      <Heading>Get cash up to ₹2 lakh</Heading>
      <Heading size="small">Who can apply</Heading>
      <Heading size="small" tone="muted">
        Your steps
      </Heading>
      <Text tone="strong">What the screen says first</Text>
      <Text>What it says after that</Text>
      <Text size="small">Keep your loan number ready. We will never ask for your OTP.</Text>
      <Text tone="danger">Was due on 13 Mar 2026</Text>
    </Stack>
  ),
});
