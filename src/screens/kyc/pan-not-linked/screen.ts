import { rekycReading } from '#engine/reads.ts';
import { buttonEvents, type Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const panNotLinked = {
  route: '/pan-not-linked',
  name: 'PAN not linked',
  bar: msg('Aadhaar'),
  part: 'identity',
  task: msg('Link your PAN and Aadhaar'),
  back: { to: '/dashboard' },
  reads: { messages: rekycReading },
  events: buttonEvents('/pan-not-linked', 'link_pan_with_aadhaar', 'i_have_linked_verify_again'),
} as const satisfies Screen;
