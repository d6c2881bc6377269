import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/link.tsx';
import preview from '../../../.storybook/preview.tsx';
import { DesktopFrame } from './desktop-frame.tsx';
import { Page, TitleBlock } from './page.tsx';
import { TopBar } from './top-bar.tsx';

const meta = preview.meta({
  title: 'ui/DesktopFrame',
  component: DesktopFrame,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide', isRotated: false } },
});

export const AroundAPage = meta.story({
  args: {
    contact: <TextLink href="#contact-us">Contact us</TextLink>,
    children: (
      <Page bar={<TopBar title="Your loan" percent={22} />} foot={<Button>Next</Button>}>
        <TitleBlock title="What is the loan for?" subtitle="Choose the one closest to your need." />
      </Page>
    ),
  },
});
