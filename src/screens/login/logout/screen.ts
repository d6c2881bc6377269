import { logoutAfterMs } from '#engine/delays.ts';
import { screen } from '#engine/screen.ts';

export const logout = screen({
  route: '/logout',
  name: 'Logout',
  open: true,
  transient: true,
  redirect: { to: '/', afterMs: logoutAfterMs, endsLogin: true },
});
