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

/** Local storage by the specified keys. A browser that refuses storage behaves as an empty one. */
export const browserStorage = {
  get(key: StorageKey): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: StorageKey, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // A full or forbidden storage must not stop a borrower; the session then lives as long as the page.
    }
  },
  /** Writes down the present moment. */
  stamp(key: StorageKey): void {
    browserStorage.set(key, String(Date.now()));
  },
  remove(key: StorageKey): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
