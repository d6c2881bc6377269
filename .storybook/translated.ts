import { type LanguageCode, languageOf } from '#languages/index.ts';
import type { Message } from '#languages/message.ts';
import { steps } from '#schemas/index.ts';
import { storeLanguage } from '#session/language.ts';
import { createTranslation, type Translation } from '#ui/translate.ts';

/** Of the language of the toolbar. */
export let translation: Translation;

/** The language of the toolbar: the app finds it as one that was chosen before. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  const { lang, load } = languageOf(code);
  storeLanguage(code);
  document.documentElement.lang = lang;
  const ofSteps = code === 'hi' ? steps.map((step) => step.hindi) : [];
  translation = createTranslation(lang, Object.assign({}, load && (await load()).default, ...ofSteps));
}

/** Whether a text can be looked for in the language of the toolbar: only whole texts have a translation. */
export const hasTranslation = (english: string) =>
  translation.lang.startsWith('en') || Object.hasOwn(translation.catalogue, english);

/** What a story taps or reads, as it is on the page now. */
export const translated = (message: Message) =>
  translation.t(typeof message === 'string' ? { text: message } : message);
