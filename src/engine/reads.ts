import type { BodyOf } from '#contract/call.ts';
import { dashboardCall } from '#contract/login.ts';
import { read } from './read.ts';

/** §9 "app version sent on dashboard call"; the address fields are fixed placeholders (decisions.md §4). */
export const dashboardBody: BodyOf<typeof dashboardCall> = {
  appVersion: '28.2',
  residenceAddress: 'NA',
  state: 'NA',
  city: 'NA',
  pincode: 'NA',
};

/** The status of the application, which several screens show. */
export const dashboardStatus = read(dashboardCall, () => ({ body: dashboardBody }), {
  // §3: a status other than 1 is no success.
  isSuccess: ({ status }) => (status ?? 1) === 1,
});
