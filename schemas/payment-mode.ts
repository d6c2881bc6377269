import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const paymentMode = step({
  route: '/payment-mode',
  section: 'Your work',
  title: 'How are you paid?',
  subtitle: 'Choose how your income reaches you.',
  fields: {
    paymentMode: {
      kind: 'choice',
      look: 'rows',
      label: 'Payment mode',
      options: [{ value: 'Bank Transfer' }, { value: 'Cheque' }, { value: 'Cash' }],
      rules: [required('Please select your payment mode')],
    },
  },
  save: { key: 'salaryMode' },
  back: { to: '/employment-details' },
  repeat: 'saves locally',
  examples: {
    pass: [{ paymentMode: 'Bank Transfer' }],
    fail: [{ answers: { paymentMode: '' }, says: { paymentMode: 'Please select your payment mode' } }],
  },
});
