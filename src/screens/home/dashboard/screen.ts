import { homeAfterMs } from '#engine/delays.ts';
import { dashboardStatus } from '#engine/reads.ts';
import { screen } from '#engine/screen.ts';

export const dashboard = screen({
  route: '/dashboard',
  name: 'Dashboard',
  transient: true,
  redirect: { to: '/home', afterMs: homeAfterMs },
  reads: { dashboard: dashboardStatus },
});
