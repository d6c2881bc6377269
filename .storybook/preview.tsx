import { languageOf, languages } from '#languages/index.ts';
import '#ui/tokens.css';
import '#ui/base.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { lazy } from 'react';
import { FORCE_REMOUNT, GLOBALS_UPDATED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure, expect, spyOn } from 'storybook/test';
import { TranslationProvider } from '#ui/translate.ts';
import { UiProvider } from '#ui/ui-state.tsx';
import { doesNotFit, faultsEverywhere, themeOf } from './accessibility.ts';
import { stopWaits } from './clock.ts';
import { startProvider } from './provider.ts';
import { chooseLanguage, translation } from './translated.ts';

// Loaded only when it is shown, because tests do not need it.
const PartPage = lazy(async () => ({ default: (await import('./part-page.tsx')).PartPage }));

/** Set by `npm run test:accessibility`: the language of the stories that run as tests. */
const tested = String(import.meta.env.VITE_STORY_LANGUAGE ?? '');
const isTest = import.meta.env.VITEST_STORYBOOK === 'false';

// Longer than any wait in a story, and not equal to a wait of the app, which clock.ts would stop.
configure({ asyncUtilTimeout: 4_500 });

const channel = addons.getChannel();
let shown: unknown = 'en';
// In another language a story starts again: Storybook by itself would not repeat its actions.
channel.on(GLOBALS_UPDATED, ({ globals: { language } }) => {
  if (language !== shown) channel.emit(FORCE_REMOUNT, { storyId: channel.last(STORY_RENDERED)?.[0] });
  shown = language;
});

let consoleError: ReturnType<typeof spyOn>;

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startProvider)],
  parameters: {
    // The rules that pass are listed only in the panel, not in tests.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    docs: { page: PartPage },
    // The steps are listed in their order: see main.ts.
    options: {
      storySort: {
        order: [
          'Journey map',
          'Design',
          'Steps',
          'Screens',
          ['login', 'kyc', 'approval', 'bank', 'home', 'loans', 'support', 'App'],
          'ui',
        ],
      },
    },
    viewport: {
      options: {
        w320: { name: '320 wide', styles: { width: '320px', height: '740px' } },
        w360: { name: '360 wide', styles: { width: '360px', height: '740px' } },
        w480: { name: '480 wide', styles: { width: '480px', height: '740px' } },
        wide: { name: 'Desktop', styles: { width: '1280px', height: '820px' } },
        page: { name: 'All there is', styles: { width: '100%', height: '100%' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: ['light', 'dark'],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map(({ code, name, isComplete }) => ({
          value: code,
          title: isComplete ? name : `${name} (not complete)`,
        })),
      },
    },
  },
  initialGlobals: { theme: 'light', language: tested || 'en', viewport: { value: 'w360', isRotated: false } },
  // A console error fails a story, as it fails a test.
  beforeEach: async ({ globals }) => {
    await chooseLanguage(languageOf(String(globals.language)).code);
    consoleError = spyOn(console, 'error').mockName('console.error');
    return stopWaits();
  },
  afterEach: async () => {
    expect(consoleError).not.toHaveBeenCalled();
    if (isTest) expect(await (tested ? faultsEverywhere() : doesNotFit())).toEqual([]);
  },
  decorators: [
    (Story, { globals, id }) => {
      const theme = isTest ? themeOf(id) : globals.theme;
      document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
      return (
        <TranslationProvider value={translation}>
          <UiProvider>
            <Story />
          </UiProvider>
        </TranslationProvider>
      );
    },
  ],
});
