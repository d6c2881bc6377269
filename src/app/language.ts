import { type LanguageCode, languageOf } from '#languages/index.ts';
import { keepLanguage, keptLanguage } from '#session/language.ts';
import type { Translation } from '#ui/translate.ts';
import { createTranslation } from '#ui/translate.ts';
import { loadChunk } from './load-chunk.ts';

interface CurrentLanguage {
  readonly language: LanguageCode;
  readonly translation: Translation;
}

/** The language of the app, and the one place that changes it. */
export interface AppLanguage {
  get(): CurrentLanguage;
  subscribe(listener: () => void): () => void;
  choose(language: LanguageCode): Promise<void>;
  /** Restores what was chosen before. */
  recall(): Promise<void>;
}

export async function fetchTranslation(code: LanguageCode): Promise<Translation> {
  const { lang, load } = languageOf(code);
  return createTranslation(lang, load ? (await loadChunk(code, load)).default : {});
}

/** `onMissing` is called with the message of a language whose texts cannot be fetched: the app stays as it is. */
export function createAppLanguage(onMissing: (message: string) => void): AppLanguage {
  let current: CurrentLanguage = { language: 'en', translation: createTranslation('en-IN', {}) };
  let wanted: LanguageCode = 'en';
  const listeners = new Set<() => void>();

  /** Whether the language is shown now. The last choice counts, whichever catalogue came first. */
  async function change(language: LanguageCode): Promise<boolean> {
    wanted = language;
    const translation = await fetchTranslation(language).catch(() => undefined);
    if (wanted !== language) return false;
    if (!translation) {
      onMissing(languageOf(language).notLoaded ?? '');
      return false;
    }
    current = { language, translation };
    document.documentElement.lang = translation.lang;
    for (const listener of listeners) listener();
    return true;
  }

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(language) {
      if (await change(language)) keepLanguage(language);
    },
    async recall() {
      await change(keptLanguage());
    },
  };
}
