import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { LanguageProvider } from '#session/language-context.ts';
import { TranslationProvider } from '#ui/translate.ts';
import type { AppLanguage } from './language.ts';

/** What every screen says is said in the language that was chosen; a change of it is drawn at once. */
export function Speech({ language, children }: { language: AppLanguage; children: ReactNode }) {
  const spoken = useSyncExternalStore(language.subscribe, language.get);
  const choice = useMemo(() => ({ language: spoken.language, choose: language.choose }), [spoken, language]);
  return (
    <LanguageProvider value={choice}>
      <TranslationProvider value={spoken}>{children}</TranslationProvider>
    </LanguageProvider>
  );
}
