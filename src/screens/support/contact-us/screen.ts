import { buttonEvents, screen, tabLinks } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const contactUs = screen({
  route: '/contact-us',
  name: 'Contact us',
  bar: msg('Contact us'),
  back: { to: '/home', supplied: true, loggedOut: '/' },
  links: { ...tabLinks, logout: '/logout' },
  open: true,
  events: buttonEvents('/contact-us', 'log_out'),
});
