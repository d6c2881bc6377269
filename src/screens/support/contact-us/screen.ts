import { screen, tabLinks } from '#engine/screen.ts';

export const contactUs = screen({
  route: '/contact-us',
  name: 'Contact us',
  bar: 'Contact us',
  back: { to: '/home', supplied: true, loggedOut: '/' },
  links: { ...tabLinks, logout: '/logout' },
  open: true,
  events: {
    logout: 'contact_us_log_out_clk',
  },
});
