import type * as z from 'zod/mini';
import type { PersistStorage } from 'zustand/middleware';

/** Local storage for a persisted slice: what cannot be read, or is of an older shape, is dropped (decisions.md §5). */
export function dropUnreadable<State>(shape: z.ZodMiniType<State>): PersistStorage<State> {
  return {
    getItem(name) {
      try {
        const { state } = JSON.parse(localStorage.getItem(name) ?? '{}');
        const read = shape.safeParse(state);
        return read.success ? { state: read.data } : null;
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // A full or forbidden storage must not stop a borrower.
      }
    },
    removeItem(name) {
      localStorage.removeItem(name);
    },
  };
}
