import { createContext, useContext } from 'react';

/** An English text in the language the borrower reads; what is not known in it comes back as it is. */
export type Translate = (english: string) => string;

interface Speech {
  /** The language of the page, as its `lang` says it. */
  readonly lang: string;
  readonly t: Translate;
  /** In a translation: the same with more texts, for whoever brings some along. */
  readonly translateWith?: (more: Readonly<Record<string, string>>) => Translate;
}

const SpeechContext = createContext<Speech>({ lang: 'en-IN', t: (english) => english });

export const TranslationProvider = SpeechContext.Provider;

export function useTranslation(): Speech {
  return useContext(SpeechContext);
}

export function useTranslate(): Translate {
  return useTranslation().t;
}

/** The `lang` of a text that stayed in English on a page of another language: a server's message, as it was sent. */
export function useLangOf(): (text: unknown) => 'en' | undefined {
  const { lang } = useTranslation();
  return (text) => {
    const stayed = typeof text === 'string' && /[a-z]/i.test(text) && /^[\p{ASCII}₹’‘“”–—]*$/u.test(text);
    return stayed && !lang.startsWith('en') ? 'en' : undefined;
  };
}
