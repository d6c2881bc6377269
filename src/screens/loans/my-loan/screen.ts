import { screen, tabLinks } from '#engine/screen.ts';
import { loanReads } from '../reads.ts';

export const myLoan = screen({
  route: '/my-loan',
  name: 'My Loans',
  bar: 'My Loans',
  back: { to: '/home' },
  links: { ...tabLinks, logout: '/logout' },
  reads: loanReads,
  events: {
    sanctionLetter: 'my_loan_view_sanction_letter_clk',
    noc: 'my_loan_download_noc_clk',
  },
});
