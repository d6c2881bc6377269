/** §3 "Browser storage keys"; the two persisted slices (decisions.md §5); the name by which the device sync knows this browser. */
export const storageKeys = [
  'token',
  'accessToken',
  'leadID',
  'customerID',
  'custId',
  'phoneNo',
  'productId',
  'customerType',
  'appVersion',
  'clickId',
  'loanAmount',
  'emiTenure',
  'utm_source',
  'counter',
  'syncWebDataCacheTime',
  'feedbackDrawerLastShownDate',
  'user-activity-timestamp',
  'user-activity-logout',
  'kadam.user',
  'kadam.register',
  'kadam.device',
] as const;

export type StorageKey = (typeof storageKeys)[number];

/** What the browser refused to store, for as long as the page is open (decisions.md §9 "A browser without storage"). */
const memory = new Map<StorageKey, string>();

function stored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function isStored(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    // Some browsers without storage accept a value and forget it.
    return localStorage.getItem(key) === value;
  } catch {
    return false;
  }
}

/** Local storage by the specified keys. Where the browser forbids it, or it is full, the values stay in memory. */
export const browserStorage = {
  get: (key: StorageKey): string | null => memory.get(key) ?? stored(key),
  set(key: StorageKey, value: string): void {
    if (isStored(key, value)) memory.delete(key);
    else memory.set(key, value);
  },
  /** Writes down the present moment. */
  stamp(key: StorageKey): void {
    browserStorage.set(key, String(Date.now()));
  },
  remove(key: StorageKey): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // A storage that is forbidden holds nothing.
    }
  },
  /** Removes everything, keys of others included. */
  clear(): void {
    memory.clear();
    try {
      localStorage.clear();
    } catch {
      // As above.
    }
  },
  /** Whether what is stored here is lost when the page is closed. */
  isTemporary: (): boolean => memory.size > 0,
};
