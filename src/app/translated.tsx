import { useSelector } from '@tanstack/react-store';
import { type ReactNode, useMemo } from 'react';
import { LanguageProvider } from '#session/language-context.ts';
import { TranslationProvider } from '#ui/translate.ts';
import type { AppLanguage } from './language.ts';

interface TranslatedProps {
  readonly language: Pick<AppLanguage, 'store' | 'choose'>;
  readonly children: ReactNode;
}

/** Draws every screen in the language that was chosen, and again when it changes. */
export function Translated({ language, children }: TranslatedProps) {
  const current = useSelector(language.store);
  const choice = useMemo(() => ({ language: current.language, choose: language.choose }), [current, language]);
  return (
    <LanguageProvider value={choice}>
      <TranslationProvider value={current.translation}>{children}</TranslationProvider>
    </LanguageProvider>
  );
}
