import { msg } from '#languages/message.ts';

/** §1, §9 "Marketing copy": the terms of the loan as the provider advertises them. Nothing is computed from them. */
export const offer = {
  title: [msg('A personal loan,'), msg('one step at a time')],
  text: [msg('Apply from your phone.'), msg('Money to your bank.')],
  upTo: msg('Get cash up to ₹2 lakh'),
  facts: [
    { icon: 'rupee', label: msg('Loan amount'), value: msg('₹1,000 to ₹2 lakh') },
    { icon: 'cal', label: msg('Repay in'), value: msg('Up to 3 months') },
    { icon: 'id', label: msg('Only documents'), value: msg('PAN and Aadhaar') },
    { icon: 'flag', label: msg('Foreclosure'), value: msg('No penalty') },
  ],
  whoCanApply: [
    msg('Age 21 to 55, resident of India'),
    msg('In-hand salary of ₹18,000 or more in metros, ₹15,000 or more elsewhere'),
  ],
  fees: [
    { label: msg('Interest'), value: msg('from 18% p.a.') },
    { label: msg('APR'), value: msg('from 16.75%') },
    { label: msg('Processing fee'), value: msg('2% to 10%') },
    { label: msg('Late payment charge'), value: msg('₹500') },
    { label: msg('Bounce charge'), value: msg('₹500') },
  ],
  example: msg('Example: processing fee 3%, plus 18% GST, plus ₹500 stamp duty.'),
} as const;
