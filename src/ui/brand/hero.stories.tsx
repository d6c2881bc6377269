import { Button } from '#ui/actions/button.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Points } from '#ui/content/points.tsx';
import { Heading } from '#ui/content/text.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/messages/note.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Hero } from './hero.tsx';

const meta = preview.meta({ title: 'ui/Hero', component: Hero, parameters: { layout: 'fullscreen' } });

export const Entry = meta.story({
  args: {
    title: (
      <>
        A personal loan,
        <br />
        one step at a time
      </>
    ),
    text: (
      <>
        Apply from your phone.
        <br />
        Money to your bank.
      </>
    ),
    children: (
      <>
        <Stack>
          <Note tone="neutral">The mobile number goes here.</Note>
          <Button>Get OTP</Button>
        </Stack>
        <Facts
          items={[
            { icon: 'rupee', label: 'Loan amount', value: '₹1,000 to ₹2 lakh' },
            { icon: 'cal', label: 'Repay in', value: 'Up to 3 months' },
            { icon: 'id', label: 'Only documents', value: 'PAN and Aadhaar' },
            { icon: 'flag', label: 'Foreclosure', value: 'No penalty' },
          ]}
        />
        <Stack gap={2}>
          <Heading size="small">Who can apply</Heading>
          <Points
            size="small"
            items={[
              { icon: 'check', text: 'Age 21 to 55, resident of India' },
              { icon: 'check', text: 'In-hand salary of ₹18,000 or more in metros, ₹15,000 or more elsewhere' },
            ]}
          />
        </Stack>
        <Disclosure summary="Fees and charges">Interest from 18% p.a.</Disclosure>
      </>
    ),
  },
});
