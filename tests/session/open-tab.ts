import { createBrowserStorage } from '#session/browser-storage.ts';
import { createSession, type Session } from '#session/session.ts';

/** The session of another tab of this browser: all tabs share the local storage. */
export const openTab = (): Session => createSession(createBrowserStorage(() => localStorage));
