import type { StorageKey } from './storage-keys.ts';

export type BrowserStorage = ReturnType<typeof createBrowserStorage>;

/**
 * Keeps the values in memory where the storage is forbidden or full (§18 "A browser without storage"). `open` returns the
 * storage; a browser may throw even there.
 */
export function createBrowserStorage(open: () => Storage) {
  const memory = new Map<StorageKey, string>();

  /** Undefined where the browser throws. */
  function attempt<Result>(act: (storage: Storage) => Result): Result | undefined {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  }
  function set(key: StorageKey, value: string): void {
    const isStored = attempt((storage) => {
      storage.setItem(key, value);
      // Some browsers accept a value and lose it.
      return storage.getItem(key) === value;
    });
    if (isStored) memory.delete(key);
    else memory.set(key, value);
  }

  const stored = (key: StorageKey): string | null => attempt((storage) => storage.getItem(key)) ?? null;

  return {
    get: (key: StorageKey): string | null => memory.get(key) ?? stored(key),
    /** What other tabs read. */
    stored,
    set,
    stamp: (key: StorageKey) => set(key, String(Date.now())),
    remove(key: StorageKey): void {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    /** Removes all keys, also those of other code. */
    clear(): void {
      memory.clear();
      attempt((storage) => storage.clear());
    },
    /** Drops what could not be stored. */
    clearMemory: () => memory.clear(),
    /** Whether the values are lost when the page is closed. */
    isTemporary: () => memory.size > 0,
  };
}
