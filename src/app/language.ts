import type { Catalogue } from '#languages/translate.ts';
import type { Language } from '#session/language.ts';
import { keepLanguage, keptLanguage } from '#session/language.ts';
import type { Translate } from '#ui/translate.ts';
import { loadChunk } from './load-chunk.ts';

interface Spoken {
  readonly language: Language;
  readonly lang: string;
  readonly t: Translate;
  readonly translateWith?: (more: Catalogue) => Translate;
}

/** The language of the app, and the one place that changes it. */
export interface AppLanguage {
  get(): Spoken;
  subscribe(listener: () => void): () => void;
  choose(language: Language): Promise<void>;
  /** Takes up what was chosen before. */
  recall(): Promise<void>;
}

const english: Spoken = { language: 'en', lang: 'en-IN', t: (text) => text };

const fetchHindi = () => loadChunk('hindi', () => import('#languages/hindi/speak.ts').then((code) => code.speakHindi));

const spokenWith = (translateWith: (more: Catalogue) => Translate): Spoken => ({
  language: 'hi',
  lang: 'hi',
  t: translateWith({}),
  translateWith,
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
    const now = language === 'hi' ? await fetchHindi().then(spokenWith, () => undefined) : english;
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
