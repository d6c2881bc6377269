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
      variant: 'rows',
      label: 'Payment mode',
      options: [{ value: 'Bank Transfer' }, { value: 'Cheque' }, { value: 'Cash' }],
      rules: [required('Please select your payment mode')],
    },
  },
  save: { key: 'salaryMode' },
  repeatCustomer: 'draft',
  summary: { answer: 'data.modeOfPayment', key: 'modeOfPayment' },
  hindi: {
    'Your work': 'आपका काम',
    'How are you paid?': 'आपको पैसे कैसे मिलते हैं?',
    'Choose how your income reaches you.': 'चुनें कि आपकी आमदनी आप तक कैसे पहुँचती है।',
    'Payment mode': 'पैसे मिलने का तरीका',
    'Bank Transfer': 'बैंक ट्रांसफ़र',
    Cheque: 'चेक',
    Cash: 'नकद',
    'Please select your payment mode': 'कृपया पैसे मिलने का तरीका चुनें',
  },
  examples: {
    pass: [{ paymentMode: 'Bank Transfer' }],
    fail: [{ answers: { paymentMode: '' }, errors: { paymentMode: 'Please select your payment mode' } }],
  },
});
