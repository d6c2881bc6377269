/** §9 "app version sent on dashboard call"; the address fields are fixed placeholders (decisions.md §4). */
export const dashboardBody = { appVersion: '28.2', residenceAddress: 'NA', state: 'NA', city: 'NA', pincode: 'NA' };
