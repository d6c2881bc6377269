/** §3 "Browser storage keys"; the two persisted slices (§14); the id of this browser for the device sync. */
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
