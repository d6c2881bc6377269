import { createContext, useContext } from 'react';
import { useSay } from '#ui/say.ts';

const QuietContext = createContext<string | undefined>(undefined);

export const PageMessageProvider = QuietContext.Provider;

/** §17: what the last popup or toast said, until the next act. */
export function usePageMessage(): string | undefined {
  const say = useSay();
  const quiet = useContext(QuietContext);
  return quiet && say(quiet);
}
