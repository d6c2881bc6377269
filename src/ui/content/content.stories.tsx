import { Stack } from '#ui/layout/stack.tsx';
import preview from '../../../.storybook/preview.tsx';
import { DescriptionList } from './description-list.tsx';
import { Facts } from './facts.tsx';
import { Points } from './points.tsx';
import { Amount, Heading, Text } from './text.tsx';
import { Transfer } from './transfer.tsx';

const meta = preview.meta({
  title: 'ui/Content',
  component: DescriptionList,
  subcomponents: { Facts, Points, Amount, Heading, Text, Transfer },
  tags: ['autodocs', 'stable'],
});

export const Texts = meta.story(() => (
  <Stack gap={2}>
    <Amount>₹48,230</Amount>
    <Heading>Get cash up to ₹2 lakh</Heading>
    <Heading size="small">Who can apply</Heading>
    <Heading size="small" tone="muted">
      What you get
    </Heading>
    <Text tone="strong">The first text of a screen</Text>
    <Text>The text after it</Text>
    <Text size="small">Keep your loan number ready. We will never ask for your OTP.</Text>
    <Text tone="danger">Was due on 13 Mar 2026</Text>
    <Points items={[{ text: 'Insufficient credit history' }, { icon: 'sun', text: 'Stand in good light' }]} />
    <Points size="small" items={[{ text: 'In-hand salary of ₹18,000 or more in metros, ₹15,000 or more elsewhere' }]} />
    <Transfer toward="bank" />
  </Stack>
));

export const Lists = meta.story(() => (
  <Stack>
    <Facts
      items={[
        { icon: 'rupee', label: 'Loan amount', value: '₹1,000 to ₹2 lakh' },
        { icon: 'cal', label: 'Repay in', value: 'Up to 3 months' },
      ]}
    />
    <DescriptionList
      lined
      items={[
        { label: 'Address', value: '12, Lake View Road, near the old water tower, Nagpur, Maharashtra 440010' },
        { label: 'Loan amount', value: '₹50,000' },
        { label: 'You get', value: '₹48,230', strong: true },
      ]}
    />
    <DescriptionList size="small" items={[{ label: 'Loan Account Number', value: 'KDM0048213' }]} />
  </Stack>
));
