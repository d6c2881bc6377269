import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', './**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  // The TypeScript flavour of docgen needs an API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
});
