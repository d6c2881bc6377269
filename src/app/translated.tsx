import { useSelector } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import { TranslationProvider } from '#ui/translate.ts';
import type { AppLanguage } from './language.ts';

interface TranslatedProps {
  readonly language: Pick<AppLanguage, 'store'>;
  readonly children: ReactNode;
}

/** Draws every screen in the language that was chosen, and again when it changes. */
export function Translated({ language, children }: TranslatedProps) {
  const { translation } = useSelector(language.store);
  return <TranslationProvider value={translation}>{children}</TranslationProvider>;
}
