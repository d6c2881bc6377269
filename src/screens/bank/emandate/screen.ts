import { screen } from '#engine/screen.ts';

export const emandate = screen({
  route: '/emandate',
  name: 'E-mandate',
  bar: 'E-mandate',
  part: 'bank',
  task: 'Set up your e-mandate',
  back: { to: '/dashboard' },
  links: { editBankDetails: '/bank-details' },
  events: {
    continue: 'emandate_continue_clk',
    editBankDetails: 'emandate_edit_bank_details_clk',
  },
});
