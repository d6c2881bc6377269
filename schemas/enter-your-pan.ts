import { panRows } from '#engine/confirm-rows.ts';
import { pan, required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const enterYourPan = step({
  route: '/enter-your-pan',
  section: 'Personal Information',
  title: 'Enter your PAN',
  subtitle: 'We use it to confirm who you are.',
  part: 'identity',
  fields: {
    pan: {
      kind: 'text',
      label: 'PAN number',
      hint: 'Format: RRRRR0000R',
      normalize: 'upperCase',
      rules: [required('PAN is required'), pan('Please enter valid PAN number')],
      autocomplete: 'off',
      reason: 'Your credit record is kept under your PAN.',
    },
  },
  save: { call: 'panVerification', body: { panNumber: 'pan' } },
  confirm: {
    variant: 'sheet',
    title: 'Is this you?',
    text: 'These details came with your PAN.',
    no: 'No',
    yes: 'Yes',
    rows: (_answers, { panVerifyData }, lang) => panRows(panVerifyData, lang),
    save: { call: 'panConfirmation', body: { panNumber: 'pan' } },
  },
  hindi: {
    'Personal Information': 'निजी जानकारी',
    'Enter your PAN': 'अपना पैन डालें',
    'We use it to confirm who you are.': 'इससे हम आपकी पहचान पक्की करते हैं।',
    'PAN number': 'पैन नंबर',
    'Format: RRRRR0000R': 'ऐसे लिखें: RRRRR0000R',
    'PAN is required': 'पैन ज़रूरी है',
    'Please enter valid PAN number': 'कृपया सही पैन नंबर डालें',
    'Your credit record is kept under your PAN.': 'आपका क्रेडिट रिकॉर्ड आपके पैन से जुड़ा रहता है।',
    'Is this you?': 'क्या यह आप हैं?',
    'These details came with your PAN.': 'यह जानकारी आपके पैन से आई है।',
    No: 'नहीं',
    Yes: 'हाँ',
    PAN: 'पैन',
    'Date of birth': 'जन्म की तारीख',
    Name: 'नाम',
  },
  examples: {
    pass: [{ pan: 'BNZPJ4821K' }, { pan: 'bnzpj4821k' }],
    fail: [
      { answers: { pan: '' }, errors: { pan: 'PAN is required' } },
      { answers: { pan: 'BNZCJ4821K' }, errors: { pan: 'Please enter valid PAN number' } },
    ],
  },
});
