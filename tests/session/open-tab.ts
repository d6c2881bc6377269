import { createBrowserStorage } from '#session/browser-storage.ts';
import { createSession, type Session } from '#session/session.ts';

/** The session as one more tab of this browser opens it: a storage of its own over the local storage they share. */
export const openTab = (): Session => createSession(createBrowserStorage(() => localStorage));
