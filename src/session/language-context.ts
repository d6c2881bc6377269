import { createContext, useContext } from 'react';
import type { Language } from './language.ts';

/** The language that stands, and how to choose the other one. */
export interface LanguageChoice {
  readonly language: Language;
  /** Settles once the language stands, or could not be fetched. */
  choose(language: Language): Promise<void>;
}

const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: async () => undefined });

export const LanguageProvider = LanguageContext.Provider;

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}
