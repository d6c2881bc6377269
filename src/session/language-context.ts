import { createContext, useContext } from 'react';
import type { LanguageCode } from '#languages/index.ts';

/** The current language, and how to choose another one. */
export interface LanguageChoice {
  readonly language: LanguageCode;
  /** Settles once the language is shown, or could not be fetched. */
  choose(language: LanguageCode): Promise<void>;
}

const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: async () => undefined });

export const LanguageProvider = LanguageContext.Provider;

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}
