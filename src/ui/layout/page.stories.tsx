import { expect, fn, waitFor } from 'storybook/test';
import { Button, ButtonStack } from '#ui/actions/button.tsx';
import { textLinkClass } from '#ui/actions/link.tsx';
import { Greeting } from '#ui/brand/greeting.tsx';
import { Icon } from '#ui/brand/icon.tsx';
import { IconSquare } from '#ui/brand/icon-square.tsx';
import { Points } from '#ui/content/points.tsx';
import { Rows, RowsHeading } from '#ui/content/rows.tsx';
import { Amount, Heading, Text } from '#ui/content/text.tsx';
import { Note } from '#ui/messages/note.tsx';
import { Reassurance } from '#ui/messages/reassurance.tsx';
import { Skeleton, SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { StairLost, StairProgress } from '#ui/progress/stair.tsx';
import { Stepper } from '#ui/progress/stepper.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Card } from './card.tsx';
import { Page } from './page.tsx';
import { Stack } from './stack.tsx';
import { TabBar, tabBarItemClass } from './tab-bar.tsx';
import { TitleBlock } from './title-block.tsx';
import { TopBar } from './top-bar.tsx';

const meta = preview.meta({ title: 'ui/Page', component: Page, parameters: { layout: 'fullscreen' } });

const reassurance = <Reassurance contact={<a href="#contact-us">Contact us</a>} />;

const tabs = (
  <TabBar
    items={
      <>
        <a className={tabBarItemClass} href="#home" aria-current="page">
          <Icon name="home" />
          Home
        </a>
        <a className={tabBarItemClass} href="#my-loan">
          <Icon name="wallet" />
          My Loans
        </a>
        <a className={tabBarItemClass} href="#contact-us">
          <Icon name="help" />
          Help
        </a>
      </>
    }
  />
);

export const Step = meta.story({
  args: {
    bar: <TopBar title="Your loan" percent={22} onBack={fn()} />,
    foot: <Button>Next</Button>,
    children: (
      <>
        <TitleBlock title="What is the loan for?" subtitle="Choose the one closest to your need." />
        <Stack>
          <Note tone="neutral">The choice goes here.</Note>
        </Stack>
        {reassurance}
      </>
    ),
  },
});

export const Rejected = meta.story({
  args: {
    bar: <TopBar onBack={fn()} />,
    foot: <Button>Continue</Button>,
    children: (
      <>
        <TitleBlock
          icon="info"
          title="We can't offer you a loan right now"
          subtitle="It can be for one of these reasons:"
        />
        <Points
          items={[
            { text: 'Insufficient credit history' },
            { text: 'Monthly income not matching criteria' },
            { text: 'Incorrect documents' },
            { text: 'Age outside 18 to 58' },
          ]}
        />
        {reassurance}
      </>
    ),
  },
});

export const Approval = meta.story({
  args: {
    bar: <TopBar title="Loan approval" heading onBack={fn()} />,
    foot: (
      <ButtonStack>
        <Button variant="second">Upgrade My Loan Amount</Button>
        <Button>Continue</Button>
      </ButtonStack>
    ),
    children: (
      <>
        <Card tone="deep">
          <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <Icon name="check" size={20} />
            Your loan is approved
          </p>
          <Amount>₹48,230</Amount>
          <Text>to your bank account</Text>
        </Card>
        <section>
          <RowsHeading>What you get</RowsHeading>
          <Rows
            items={[
              { label: 'Loan amount', value: '₹50,000' },
              { label: 'Processing fee + GST', value: '− ₹1,770' },
              { label: 'You get', value: '₹48,230', strong: true },
            ]}
          />
        </section>
        <section>
          <RowsHeading>What you repay</RowsHeading>
          <Rows
            items={[
              { label: 'Repay amount', value: '₹51,479' },
              { label: 'Repay on', value: '13 Mar 2026' },
              { label: 'Tenure', value: '60 days' },
            ]}
          />
        </section>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('button', { name: 'Continue' }).closest('main > div');
    const root = document.documentElement;
    const overflows = root.scrollHeight > root.clientHeight;
    await waitFor(() => expect(foot?.hasAttribute('data-lifted')).toBe(overflows));
    root.scrollTo(0, root.scrollHeight);
    await waitFor(() => expect(foot?.hasAttribute('data-lifted')).toBe(false));
    root.scrollTo(0, 0);
  },
});

export const Emandate = meta.story({
  args: {
    bar: <TopBar title="E-mandate" onBack={fn()} />,
    foot: <Button>Continue</Button>,
    children: (
      <>
        <TitleBlock
          title="We need to check if it's you"
          subtitle="Please complete the e-mandate for loan disbursal while we review your application."
        />
        <Stepper
          items={[
            { title: 'Check your account', detail: 'We send Rs 1 to your bank', state: 'now' },
            { title: 'Approve the e-mandate', detail: 'With your bank, for repayment', state: 'next' },
            { title: 'Get your money', detail: 'After we review your application', state: 'next' },
          ]}
        />
        <p>
          <a className={textLinkClass} href="#bank-details">
            Edit Bank Details
          </a>
        </p>
        {reassurance}
      </>
    ),
  },
});

export const Home = meta.story({
  args: {
    tone: 'quiet',
    bar: <Greeting>Hi, Meera Joshi</Greeting>,
    tabs,
    children: (
      <>
        <Card tone="deep" as="section">
          <Stack>
            <div>
              <Heading>Get cash up to ₹2 lakh</Heading>
              <Text>You are 70% done. Next: your address.</Text>
              <StairProgress percent={70} label="Application progress" />
            </div>
            <Button variant="deep">Continue</Button>
          </Stack>
        </Card>
        <Card as="section">
          <Stack>
            <Heading size="small" tone="muted">
              Your steps
            </Heading>
            <Stepper
              items={[
                { title: 'PAN and Aadhaar', detail: 'Verified', state: 'done' },
                { title: 'Loan, work and home', detail: 'Now: your address', state: 'now' },
                { title: 'Selfie and bank account', state: 'next' },
                { title: 'Money in your bank', state: 'next' },
              ]}
            />
          </Stack>
        </Card>
      </>
    ),
  },
});

export const Waiting = meta.story({
  args: {
    tone: 'quiet',
    busy: true,
    tabs,
    children: (
      <SkeletonScreen label="Loading">
        <Skeleton shape="title" width="55%" />
        <Skeleton shape="box" height={280} />
        <Skeleton shape="box" height={240} />
      </SkeletonScreen>
    ),
  },
});

export const BankAccount = meta.story({
  args: {
    bar: <TopBar onBack={fn()} />,
    foot: <Button busy>Continue</Button>,
    busy: true,
    children: (
      <>
        <TitleBlock title="Select Bank Account" subtitle="Please select your bank account for loan disbursal." />
        <Card pad="list" style={{ display: 'flex', gap: 12 }}>
          <IconSquare icon="bank" />
          <div>
            <Text tone="strong">Bharat National Bank</Text>
            <Text size="small">XXXX XXXX 4417</Text>
          </div>
        </Card>
        {reassurance}
      </>
    ),
  },
});

export const Lost = meta.story({
  args: {
    foot: <Button>Go to home</Button>,
    children: (
      <div style={{ margin: 'auto', textAlign: 'center' }}>
        <StairLost style={{ marginInline: 'auto', marginBlockEnd: 36 }} />
        <TitleBlock title="Ooops..." subtitle="We couldn't find what you looking for." />
      </div>
    ),
  },
});
