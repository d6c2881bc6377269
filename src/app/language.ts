import { createStore } from '@tanstack/react-store';
import { slowCallAfterMs } from '#engine/delays.ts';
import { type LanguageCode, languageOf } from '#languages/index.ts';
import { storedLanguage, storeLanguage } from '#session/language.ts';
import { createTranslation, type Translation } from '#ui/translate.ts';
import { loadChunk } from './load-chunk.ts';

/** The language of the app, and the one place that changes it. */
export type AppLanguage = ReturnType<typeof createAppLanguage>;

export async function fetchTranslation(code: LanguageCode): Promise<Translation> {
  const { lang, load } = languageOf(code);
  return createTranslation(lang, load ? (await loadChunk(code, load)).default : {});
}

/**
 * `showMessage` is called with the message of a language whose texts cannot be fetched, where the app stays as it is; and
 * with nothing at a choice, which is the next act.
 */
export function createAppLanguage(showMessage: (message?: string) => void) {
  const store = createStore<{ readonly language: LanguageCode; readonly translation: Translation }>({
    language: 'en',
    translation: createTranslation(languageOf('en').lang, {}),
  });
  let wanted: LanguageCode = 'en';

  /** Whether the language is shown now. The last choice counts, whichever catalogue came first. */
  async function change(language: LanguageCode): Promise<boolean> {
    wanted = language;
    const translation = await fetchTranslation(language).catch(() => undefined);
    if (wanted !== language) return false;
    if (!translation) {
      showMessage(languageOf(language).notLoaded);
      return false;
    }
    document.documentElement.lang = translation.lang;
    store.setState(() => ({ language, translation }));
    return true;
  }

  return {
    store,
    async choose(language: LanguageCode): Promise<boolean> {
      showMessage();
      const isShown = await change(language);
      if (isShown) storeLanguage(language);
      return isShown;
    },
    /** Restores what was chosen before. Where its texts are held up, the page opens in English, and changes when they come. */
    async restore(): Promise<void> {
      const late = new Promise((resolve) => setTimeout(resolve, slowCallAfterMs));
      await Promise.race([change(storedLanguage()), late]);
      // The page may have been drawn in the wanted language before the app.
      document.documentElement.lang = store.state.translation.lang;
    },
  };
}
