import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Facts } from '#contract/session.ts';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The session that `app` made. Throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a <SessionProvider> above it.');
  return session;
}

/** What is known of the borrower; renders again when it changes. */
export function useFacts(): Facts {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.facts);
}
