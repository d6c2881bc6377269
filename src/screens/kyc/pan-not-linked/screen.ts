import { rekycMessages } from '#contract/kyc.ts';
import { read } from '#engine/read.ts';
import { screen } from '#engine/screen.ts';

export const panNotLinked = screen({
  route: '/pan-not-linked',
  name: 'PAN not linked',
  bar: 'Aadhaar',
  part: 'identity',
  task: 'Link your PAN and Aadhaar',
  back: { to: '/dashboard' },
  reads: {
    /** §3 "Re-KYC messages": what the lender says of PAN and Aadhaar that are not linked. */
    messages: read(rekycMessages),
  },
  events: {
    link: 'pan_not_linked_link_pan_with_aadhaar_clk',
    verifyAgain: 'pan_not_linked_i_have_linked_verify_again_clk',
  },
});
