import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react';
import { format } from '#languages/format.ts';
import type { Literal, Message, ParamsOf, Translatable } from '#languages/message.ts';

/** Translates a text that is written in the code, with values for its placeholders: `t('Sent to {mobile}', { mobile })`. */
export interface Translate {
  (text: Translatable): string;
  <Text extends string>(text: Literal<Text>, ...params: ParamsOf<Text, string | number>): string;
  /** A placeholder may also hold an element, such as a countdown in bold. */
  <Text extends string>(text: Literal<Text>, ...params: ParamsOf<Text, ReactNode>): ReactNode;
}

/** The texts of a language by the English ones. A text that is missing is shown in English. */
type Catalogue = Readonly<Record<string, string>>;

export interface Translation {
  /** The language of the page, as its `lang` attribute has it. */
  readonly lang: string;
  readonly catalogue: Catalogue;
  readonly t: Translate;
}

export function createTranslation(lang: string, catalogue: Catalogue): Translation {
  const t = (message: Message, values: Readonly<Record<string, ReactNode>> = {}) => {
    const { text, params = values }: { text: string; params?: typeof values } =
      typeof message === 'string' ? { text: message } : message;
    const parts = format((Object.hasOwn(catalogue, text) && catalogue[text]) || text, params, lang);
    if (parts.every((part) => typeof part === 'string')) return parts.join('');
    return parts.map((part, at) => createElement(Fragment, { key: at }, part));
  };
  // Returns a string if all values are texts or numbers, as the overloads of `Translate` require.
  return { lang, catalogue, t: t as Translate };
}

const TranslationContext = createContext(createTranslation('en-IN', {}));

export const TranslationProvider = TranslationContext.Provider;

export function useTranslation(): Translation {
  return useContext(TranslationContext);
}

export function useTranslate(): Translate {
  return useTranslation().t;
}

/** A message in the language of the page, or as it came where a server sent it. */
export function translateMessage(message: Message, t: Translate): string {
  return typeof message === 'string' ? message : t(message);
}

/** The `lang` of a text in English on a page of another language: a server's message, or one that has no translation. */
export function useLangOf(): (text: unknown) => 'en' | undefined {
  const { lang } = useTranslation();
  return (text) => {
    const isEnglish = typeof text === 'string' && /[a-z]/i.test(text) && /^[\p{ASCII}₹’‘“”–—]*$/u.test(text);
    return isEnglish && !lang.startsWith('en') ? 'en' : undefined;
  };
}
