import { buttonEvents, type Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const panVerify = {
  route: '/pan-verify',
  name: 'PAN found',
  bar: msg('Personal Information'),
  part: 'identity',
  task: msg('Confirm your PAN'),
  back: { to: '/enter-your-pan' },
  events: buttonEvents('/pan-verify', 'yes', 'no'),
} as const satisfies Screen;
