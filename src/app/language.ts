import type { Catalogue } from '#engine/translate.ts';
import type { Language } from '#session/language.ts';
import { keepLanguage, keptLanguage } from '#session/language.ts';
import type { Say } from '#ui/say.ts';
import { loadChunk } from './load-chunk.ts';

interface Spoken {
  readonly language: Language;
  readonly lang: string;
  readonly say: Say;
  readonly sayWith?: (more: Catalogue) => Say;
}

/** The language of the app, and the one place that changes it. */
export interface AppLanguage {
  get(): Spoken;
  subscribe(listener: () => void): () => void;
  choose(language: Language): Promise<void>;
  /** Takes up what was chosen before. */
  recall(): Promise<void>;
}

const english: Spoken = { language: 'en', lang: 'en-IN', say: (text) => text };

const fetchHindi = () => loadChunk('speakHindi', () => import('./hindi/speak.ts'));

const spokenWith = (sayWith: (more: Catalogue) => Say): Spoken => ({
  language: 'hi',
  lang: 'hi',
  say: sayWith({}),
  sayWith,
});

/** `missed` is called where the texts of a language cannot be fetched: the app goes on in English. */
export function createAppLanguage(missed: () => void): AppLanguage {
  let spoken = english;
  let wanted: Language = 'en';
  const listeners = new Set<() => void>();

  function speak(now: Spoken): void {
    spoken = now;
    document.documentElement.lang = now.lang;
    for (const listener of listeners) listener();
  }
  /** Whether the language stands now. The last choice counts, whichever came first. */
  async function take(language: Language): Promise<boolean> {
    wanted = language;
    const now =
      language === 'hi'
        ? await fetchHindi().then(
            ({ speakHindi }) => spokenWith(speakHindi),
            () => undefined,
          )
        : english;
    if (wanted !== language) return false;
    if (now) speak(now);
    else missed();
    return now !== undefined;
  }

  return {
    get: () => spoken,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(language) {
      if (await take(language)) keepLanguage(language);
    },
    async recall() {
      await take(keptLanguage());
    },
  };
}
