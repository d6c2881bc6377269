import { msg } from '#languages/message.ts';
/** §9 "Static loan options", as the cards of §3 name their parts. The amount is a sample. */
export const plans = [
  {
    name: msg('One-time Repayment'),
    desc: msg('Pay everything back on one day.'),
    loanAmount: 12_000,
    tenure: msg('{days, plural, one {# day} other {# days}}', { days: 34 }),
    image: 'cal',
  },
  {
    name: msg('2-Month EMI'),
    desc: msg('Pay back in 2 monthly parts.'),
    loanAmount: 12_000,
    tenure: msg('{months, plural, one {# month} other {# months}}', { months: 2 }),
    image: 'clock',
  },
  {
    name: msg('6-Month EMI'),
    desc: msg('Pay back in 6 monthly parts.'),
    loanAmount: 12_000,
    tenure: msg('{months, plural, one {# month} other {# months}}', { months: 6 }),
    image: 'receipt',
  },
] as const;
