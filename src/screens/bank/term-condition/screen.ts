import { keyFactStatement } from '#contract/bank.ts';
import { leadRead } from '#engine/read.ts';
import { approvalReading, instalmentsReading } from '#engine/reads.ts';
import { buttonEvents, type Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const termCondition = {
  route: '/term-condition',
  bar: msg('Key Fact Statement'),
  part: 'bank',
  task: msg('Read the Key Fact Statement'),
  back: { to: '/bank-list', supplied: true },
  links: { contactUs: '/contact-us', home: '/home' },
  reads: {
    statement: leadRead(keyFactStatement, (leadId) => ({ query: { leadId } })),
    approval: approvalReading,
    instalments: instalmentsReading,
  },
  events: buttonEvents('/term-condition', 'continue', 'submit', 'cancel'),
} as const satisfies Screen;
