import { buttonEvents, type Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const emandate = {
  route: '/emandate',
  bar: msg('E-mandate'),
  part: 'bank',
  task: msg('Set up your e-mandate'),
  back: { to: '/dashboard' },
  links: { editBankDetails: '/bank-details' },
  events: buttonEvents('/emandate', 'continue', 'edit_bank_details'),
} as const satisfies Screen;
