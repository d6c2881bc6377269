/** Their values must not reach the next customer who logs in on this phone. */
export const customerKeys = [
  'token',
  'accessToken',
  'leadID',
  'customerID',
  'custId',
  'phoneNo',
  'productId',
  'customerType',
  'loanAmount',
  'syncWebDataCacheTime',
] as const;

/** §3 "Browser storage keys"; the two persisted slices (§14); the id of this browser for the device sync. */
export const storageKeys = [
  ...customerKeys,
  'clickId',
  'utm_source',
  'feedbackDrawerLastShownDate',
  'user-activity-timestamp',
  'user-activity-logout',
  'kadam.user',
  'kadam.register',
  'kadam.device',
] as const;

export type StorageKey = (typeof storageKeys)[number];
