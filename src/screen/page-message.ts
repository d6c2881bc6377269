import { createContext, useContext } from 'react';
import { useTranslate } from '#ui/translate.ts';

const QuietContext = createContext<string | undefined>(undefined);

export const PageMessageProvider = QuietContext.Provider;

/** §17: what the last popup or toast said, until the next act. */
export function usePageMessage(): string | undefined {
  const t = useTranslate();
  const quiet = useContext(QuietContext);
  return quiet && t(quiet);
}
