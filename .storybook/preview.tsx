import '#ui/tokens.css';
import '#ui/base.css';
import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { expect, spyOn } from 'storybook/test';
import { startProvider } from './provider.ts';

const widths = [320, 360, 480];

let complaint: ReturnType<typeof spyOn>;

const viewport = (width: number) =>
  [`w${width}`, { name: `${width} wide`, styles: { width: `${width}px`, height: '740px' } }] as const;

export default definePreview({
  addons: [addonA11y(), addonMsw(startProvider)],
  parameters: {
    a11y: { test: 'error' },
    viewport: {
      options: {
        ...Object.fromEntries(widths.map(viewport)),
        wide: { name: 'Desktop', styles: { width: '1280px', height: '820px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', viewport: { value: 'w360', isRotated: false } },
  // Silence is required of a story as it is of a test.
  beforeEach: () => {
    complaint = spyOn(console, 'error').mockName('console.error');
  },
  afterEach: () => expect(complaint).not.toHaveBeenCalled(),
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
      document.documentElement.lang = 'en-IN';
      return <Story />;
    },
  ],
});
