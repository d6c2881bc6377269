import { type LanguageCode, languageOf, languageOfSchemas } from '#languages/index.ts';
import type { Message } from '#languages/message.ts';
import { steps } from '#schemas/index.ts';
import { storeLanguage } from '#session/language.ts';
import { createTranslation, type Translation } from '#ui/translate.ts';

/** Of the language of the toolbar. */
export let translation: Translation;

/** Chooses the language of the toolbar. The app treats it as the language that was chosen before. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  const { lang, load } = languageOf(code);
  storeLanguage(code);
  document.documentElement.lang = lang;
  const ofSteps = code === languageOfSchemas ? steps.map((step) => step.hindi) : [];
  translation = createTranslation(lang, Object.assign({}, load && (await load()).default, ...ofSteps));
}

/** Whether a text can be searched for in the language of the toolbar: only whole texts have a translation. */
export const hasTranslation = (english: string) =>
  translation.lang.startsWith('en') || Object.hasOwn(translation.catalogue, english);

/** A text that a story taps or reads, in the language of the page. */
export const translated = (message: Message) =>
  translation.t(typeof message === 'string' ? { text: message } : message);
