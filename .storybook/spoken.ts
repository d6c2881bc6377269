import { translator } from '#languages/translate.ts';
import { steps } from '#schemas/index.ts';
import type { Language } from '#session/language.ts';
import { keepLanguage } from '#session/language.ts';
import type { Translate } from '#ui/translate.ts';

let t: Translate = (english) => english;

/** The language of the toolbar: the app takes it up as one that was chosen before. */
export async function speak(language: Language): Promise<void> {
  keepLanguage(language);
  document.documentElement.lang = language === 'hi' ? 'hi' : 'en-IN';
  t = (english) => english;
  if (language !== 'hi') return;
  const { hindi } = await import('#languages/hindi/hindi.ts');
  t = translator({ ...hindi, ...Object.assign({}, ...steps.map((step) => step.hindi)) });
}

/** Whether a text can be looked for in the language that stands: of a part of one nobody knows how it reads there. */
export const canBeRead = (english: string) => document.documentElement.lang !== 'hi' || t(english) !== english;

/** What a story taps or reads, as it stands on the page now. */
export const said: Translate = (english) => t(english);
