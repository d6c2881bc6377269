import { homeAfterMs } from '#engine/delays.ts';
import { dashboardStatus } from '#engine/reads.ts';
import type { Screen } from '#engine/screen.ts';

export const dashboard = {
  route: '/dashboard',
  name: 'Dashboard',
  transient: true,
  redirect: { to: '/home', afterMs: homeAfterMs },
  reads: { dashboard: dashboardStatus },
} as const satisfies Screen;
