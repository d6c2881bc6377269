import { buttonEvents, type Screen, tabLinks } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const contactUs = {
  route: '/contact-us',
  bar: msg('Contact us'),
  back: { to: '/home', supplied: true, loggedOut: '/' },
  links: { ...tabLinks, logout: '/logout' },
  open: true,
  events: buttonEvents('/contact-us', 'log_out'),
} as const satisfies Screen;
