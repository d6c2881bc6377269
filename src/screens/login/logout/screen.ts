import { logoutAfterMs } from '#engine/delays.ts';
import type { Screen } from '#engine/screen.ts';

export const logout = {
  route: '/logout',
  name: 'Logout',
  open: true,
  transient: true,
  redirect: { to: '/', afterMs: logoutAfterMs, endsLogin: true },
} as const satisfies Screen;
