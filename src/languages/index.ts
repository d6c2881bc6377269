interface Language {
  readonly code: string;
  readonly name: string;
  /** The `lang` of the page; `Intl` reads it too. */
  readonly lang: string;
  /** Its catalogue; English has none. */
  readonly load?: () => Promise<{ readonly default: Readonly<Record<string, string>> }>;
  /** What a borrower who chose it reads where its catalogue cannot be fetched, in both languages. */
  readonly notLoaded?: string;
  /** The native reader who approved the catalogue, and when: 'A. Name, 2026-11-22'. */
  readonly approvedBy: string | null;
  /** Whether every text is translated. A missing one is shown in English. */
  readonly isComplete: boolean;
  /** Whether borrowers can choose it; else only Storybook shows it. */
  readonly isOffered: boolean;
}

/** A language that borrowers can choose has `notLoaded`, in case its catalogue cannot be fetched. */
type WithNotLoaded = { readonly isOffered: false } | { readonly load?: never } | { readonly notLoaded: string };

/** The languages of the app, in the order in which a borrower finds them. A new one is a line here and its catalogue. */
export const languages = [
  { code: 'en', name: 'English', lang: 'en-IN', approvedBy: 'the specification', isComplete: true, isOffered: true },
  {
    code: 'hi',
    name: 'हिन्दी',
    lang: 'hi',
    load: () => import('./hi.json'),
    notLoaded: 'हिन्दी अभी नहीं खुल पाई, इसलिए आगे अंग्रेज़ी में है। Hindi could not be loaded, so Kadam goes on in English.',
    approvedBy: null,
    isComplete: true,
    isOffered: true,
  },
  {
    code: 'mr',
    name: 'मराठी',
    lang: 'mr',
    load: () => import('./mr.json'),
    approvedBy: null,
    isComplete: false,
    isOffered: false,
  },
] as const satisfies readonly (Language & WithNotLoaded)[];

export type LanguageCode = (typeof languages)[number]['code'];

/** The language whose translations of the steps are in the schemas, as `hindi`. Those of any other are in its catalogue. */
export const languageOfSchemas = 'hi' satisfies LanguageCode;

/** The language of a code; English where the code is unknown. */
export function languageOf(code: string): Language & { readonly code: LanguageCode } {
  return languages.find((language) => language.code === code) ?? languages[0];
}
