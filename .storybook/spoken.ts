import { translator } from '#languages/translate.ts';
import { steps } from '#schemas/index.ts';
import type { Language } from '#session/language.ts';
import { keepLanguage } from '#session/language.ts';
import type { Say } from '#ui/say.ts';

let say: Say = (english) => english;

/** The language of the toolbar: the app takes it up as one that was chosen before. */
export async function speak(language: Language): Promise<void> {
  keepLanguage(language);
  document.documentElement.lang = language === 'hi' ? 'hi' : 'en-IN';
  say = (english) => english;
  if (language !== 'hi') return;
  const { hindi } = await import('#languages/hindi/hindi.ts');
  say = translator({ ...hindi, ...Object.assign({}, ...steps.map((step) => step.hindi)) });
}

/** Whether a text can be looked for in the language that stands: of a part of one nobody knows how it reads there. */
export const canBeRead = (english: string) => document.documentElement.lang !== 'hi' || say(english) !== english;

/** What a story taps or reads, as it stands on the page now. */
export const said: Say = (english) => say(english);
