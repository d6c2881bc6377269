import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#ui/actions/button.tsx';
import { Greeting } from '#ui/brand/greeting.tsx';
import { Icon } from '#ui/brand/icon.tsx';
import { Reassurance } from '#ui/messages/reassurance.tsx';
import { Skeleton, SkeletonScreen } from '#ui/progress/skeleton.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Page, TitleBlock } from './page.tsx';
import { Stack } from './stack.tsx';
import { TabBar, tabBarItemClass } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

const meta = preview.meta({ title: 'ui/Page', component: Page, parameters: { layout: 'fullscreen' } });

const content = (
  <>
    <TitleBlock title="What is the loan for?" subtitle="Choose the one closest to your need." />
    <Skeleton shape="box" height={200} />
    <Reassurance contact={<a href="#contact-us">Contact us</a>} />
  </>
);

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
      </>
    }
  />
);

export const Step = meta.story({
  args: {
    bar: <TopBar title="Your loan" percent={22} onBack={fn()} />,
    foot: <Button>Next</Button>,
    children: content,
  },
});

export const WithIcon = meta.story({
  args: { bar: <TopBar onBack={fn()} />, children: <TitleBlock icon="info" title="We can't offer you a loan" /> },
});

export const FootOverContent = meta.story({
  args: {
    ...Step.input.args,
    children: (
      <Stack>
        {content}
        <Skeleton shape="box" height={800} />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('button', { name: 'Next' }).parentElement;
    await waitFor(() => expect(foot).toHaveAttribute('data-lifted'));
    document.documentElement.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(foot).not.toHaveAttribute('data-lifted'));
    document.documentElement.scrollTo(0, 0);
  },
});

export const WithTabs = meta.story({
  args: { tone: 'quiet', bar: <Greeting>Hi, Meera Joshi</Greeting>, tabs, children: content },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const SkipLinkFocused = meta.story({
  args: { tabs, children: content },
  play: ({ userEvent }) => userEvent.tab(),
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
      </SkeletonScreen>
    ),
  },
});
