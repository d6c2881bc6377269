import { onePage } from '#contract/application.ts';
import { leadRead } from '#engine/read.ts';
import type { Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const confirmDetails = {
  route: '/confirm-details',
  name: 'Confirm details',
  bar: msg('Confirm details'),
  part: 'details',
  task: msg('Confirm your details'),
  back: { to: '/dashboard' },
  links: {
    loanPurpose: '/loan-purpose',
    marrital: '/marital-status',
    education: '/highest-education',
    employeeType: '/employment-details',
    modeOfPayment: '/payment-mode',
    companyName: '/company-name',
    industry: '/industry',
    designation: '/your-designation',
    monthlyIncome: '/monthly-income',
    salary_date: '/salary-date',
    residenceType: '/your-residence',
    address: '/enter-address',
  },
  reads: {
    /** §3 "User details response". */
    details: leadRead(onePage, (leadId) => ({ path: { leadId } })),
  },
} as const satisfies Screen;
