/** §1, §9 "Marketing copy": the terms of the loan as the provider advertises them. Nothing is computed from them. */
export const offer = {
  title: ['A personal loan,', 'one step at a time'],
  text: ['Apply from your phone.', 'Money to your bank.'],
  upTo: 'Get cash up to ₹2 lakh',
  facts: [
    { icon: 'rupee', label: 'Loan amount', value: '₹1,000 to ₹2 lakh' },
    { icon: 'cal', label: 'Repay in', value: 'Up to 3 months' },
    { icon: 'id', label: 'Only documents', value: 'PAN and Aadhaar' },
    { icon: 'flag', label: 'Foreclosure', value: 'No penalty' },
  ],
  whoCanApply: [
    'Age 21 to 55, resident of India',
    'In-hand salary of ₹18,000 or more in metros, ₹15,000 or more elsewhere',
  ],
  fees: [
    { label: 'Interest', value: 'from 18% p.a.' },
    { label: 'APR', value: 'from 16.75%' },
    { label: 'Processing fee', value: '2% to 10%' },
    { label: 'Late payment charge', value: '₹500' },
    { label: 'Bounce charge', value: '₹500' },
  ],
  example: 'Example: processing fee 3%, plus 18% GST, plus ₹500 stamp duty.',
} as const;
