import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { steps } from '#schemas/index.ts';
import { dataIndexer, dataStories } from './story-files.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  // A schema is a story file as well, and so are the states of a screen: see story-files.ts.
  stories: [
    './*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../src/**/*.states.ts',
    // Lists the steps in the order of the journey, in which Storybook then shows them.
    ...steps.map(({ route }) => `../schemas${route}.{ts,json}`),
    '../schemas/!(index|step.schema).{ts,json}',
  ],
  experimental_indexers: (indexers = []) => [dataIndexer, ...indexers],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A story is one state, or several parts at once: a control would change nothing, and no action is logged.
  features: { actions: false, controls: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // Docgen for TypeScript needs an API that TypeScript 7 no longer has. Tests need no docs.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  viteFinal: (config) => mergeConfig(config, { plugins: [dataStories(), msw({ mode: 'worker-only' })] }),
});
