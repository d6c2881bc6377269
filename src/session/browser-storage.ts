import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { StorageKey } from './storage-keys.ts';

/** The browser's storage by the specified keys. */
export interface BrowserStorage {
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  /** Writes down the present moment. */
  stamp(key: StorageKey): void;
  remove(key: StorageKey): void;
  /** Removes everything, keys of others included. */
  clear(): void;
  /** Whether what is stored here is lost when the page is closed. */
  isTemporary(): boolean;
}

/**
 * Where the browser forbids its storage, or it is full, the values stay in memory for as long as the page is open
 * (§18 "A browser without storage"). `open` gives the storage; a browser may throw even there.
 */
export function createBrowserStorage(open: () => Storage, now: Clock = systemClock): BrowserStorage {
  const memory = new Map<StorageKey, string>();

  /** Undefined where the browser forbids what is tried. */
  function tried<Result>(act: (storage: Storage) => Result): Result | undefined {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  }
  function set(key: StorageKey, value: string): void {
    const isStored = tried((storage) => {
      storage.setItem(key, value);
      // Some browsers without storage accept a value and forget it.
      return storage.getItem(key) === value;
    });
    if (isStored) memory.delete(key);
    else memory.set(key, value);
  }

  return {
    get: (key) => memory.get(key) ?? tried((storage) => storage.getItem(key)) ?? null,
    set,
    stamp: (key) => set(key, String(now())),
    remove(key) {
      memory.delete(key);
      tried((storage) => storage.removeItem(key));
    },
    clear() {
      memory.clear();
      tried((storage) => storage.clear());
    },
    isTemporary: () => memory.size > 0,
  };
}
