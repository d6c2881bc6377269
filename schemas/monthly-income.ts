import { atLeast, required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';
import { keepDigits } from '#engine/typing.ts';

export const monthlyIncome = step({
  route: '/monthly-income',
  section: 'Your work',
  title: 'How much do you earn each month?',
  subtitle: 'The amount you get in hand.',
  fields: {
    monthlyIncome: {
      kind: 'money',
      label: 'Monthly income',
      keep: keepDigits(10),
      rules: [required('Please enter your monthly income'), atLeast(1000, 'Amount must be at least 1000')],
    },
  },
  save: { key: 'monthlyIncome', sends: 'number' },
  back: { to: '/your-designation' },
  repeat: 'saves locally',
  hindi: {
    'Your work': 'आपका काम',
    'How much do you earn each month?': 'आप हर महीने कितना कमाते हैं?',
    'The amount you get in hand.': 'जो रकम आपके हाथ में आती है।',
    'Monthly income': 'महीने की आमदनी',
    'Please enter your monthly income': 'कृपया अपनी महीने की आमदनी डालें',
    'Amount must be at least 1000': 'रकम कम से कम ₹1,000 होनी चाहिए',
  },
  examples: {
    pass: [{ monthlyIncome: '42500' }, { monthlyIncome: '1000' }],
    fail: [
      { answers: { monthlyIncome: '' }, says: { monthlyIncome: 'Please enter your monthly income' } },
      { answers: { monthlyIncome: '999' }, says: { monthlyIncome: 'Amount must be at least 1000' } },
    ],
  },
});
