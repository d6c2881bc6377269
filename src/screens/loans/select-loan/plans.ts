/** §9 "Static loan options", as the cards of §3 name their parts. The amount is a sample. */
export const plans = [
  {
    name: 'One-time Repayment',
    desc: 'Pay everything back on one day.',
    loanAmount: 12_000,
    tenure: '34 days',
    image: 'cal',
  },
  { name: '2-Month EMI', desc: 'Pay back in 2 monthly parts.', loanAmount: 12_000, tenure: '2 months', image: 'clock' },
  {
    name: '6-Month EMI',
    desc: 'Pay back in 6 monthly parts.',
    loanAmount: 12_000,
    tenure: '6 months',
    image: 'receipt',
  },
] as const;
