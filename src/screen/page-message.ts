import { createContext, useContext } from 'react';
import type { Message } from '#languages/message.ts';
import { translateMessage, useTranslate } from '#ui/translate.ts';

const QuietContext = createContext<Message | undefined>(undefined);

export const PageMessageProvider = QuietContext.Provider;

/** §17: what the last popup or toast said, until the next act. */
export function usePageMessage(): string | undefined {
  const t = useTranslate();
  const quiet = useContext(QuietContext);
  return quiet && translateMessage(quiet, t);
}
