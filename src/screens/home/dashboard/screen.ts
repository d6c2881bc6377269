import { homeAfterMs } from '#engine/delays.ts';
import { dashboardReading } from '#engine/reads.ts';
import type { Screen } from '#engine/screen.ts';

export const dashboard = {
  route: '/dashboard',
  name: 'Dashboard',
  transient: true,
  redirect: { to: '/home', afterMs: homeAfterMs },
  reads: { dashboard: dashboardReading },
} as const satisfies Screen;
