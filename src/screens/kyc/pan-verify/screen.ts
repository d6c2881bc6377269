import { screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const panVerify = screen({
  route: '/pan-verify',
  name: 'PAN found',
  bar: msg('Personal Information'),
  part: 'identity',
  task: msg('Confirm your PAN'),
  back: { to: '/enter-your-pan' },
  events: {
    yes: 'pan_verify_yes_clk',
    no: 'pan_verify_no_clk',
  },
});
