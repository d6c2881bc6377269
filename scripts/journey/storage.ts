/** The local storage of a browser that is not open yet: what it will begin with. */
export function createMemoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    entries: (): [key: string, value: string][] => [...kept],
  };
}

export type MemoryStorage = ReturnType<typeof createMemoryStorage>;

/** Lets the app's own session write there. Done at once, without waiting, so that two journeys never write to one another. */
export function inStorage<Result>(storage: MemoryStorage, work: () => Result): Result {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true, writable: true });
  try {
    return work();
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
}
