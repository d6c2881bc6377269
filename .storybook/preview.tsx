import '#ui/tokens.css';
import '#ui/base.css';
import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';

const widths = [320, 360, 480];

const viewport = (width: number) =>
  [`w${width}`, { name: `${width} wide`, styles: { width: `${width}px`, height: '740px' } }] as const;

export default definePreview({
  addons: [addonA11y()],
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
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
      document.documentElement.lang = 'en-IN';
      return <Story />;
    },
  ],
});
