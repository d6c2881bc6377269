/** §2 "/re-payment", §9: the static sample, shown where there is no loan to repay. */
export const sampleTotal = '₹13,440';

export const sampleRows = [
  { label: 'Loan Account Number', value: 'KDM0000000' },
  { label: 'Loan Amount', value: '₹12,000' },
  { label: 'EMI Amount', value: '₹1,120' },
  { label: 'Loan Tenure', value: '12 months' },
  { label: 'Due date', value: '7 Apr 2026' },
  { label: 'Last payment date', value: '7 Mar 2026' },
] as const;
