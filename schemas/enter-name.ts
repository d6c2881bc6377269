import { email, minLength, required, singleSpacedLetters } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const enterName = step({
  route: '/enter-name',
  section: 'About you',
  title: 'Personal Information',
  subtitle: 'Please enter your name and PAN',
  part: 'identity',
  fields: {
    name: {
      kind: 'text',
      label: 'Name',
      placeholder: 'Enter your name as per PAN',
      hint: 'Please enter your correct name as per PAN',
      rules: [
        required('Name is required'),
        singleSpacedLetters('Please enter valid name'),
        minLength(3, 'Name is too short'),
      ],
      autocomplete: 'name',
      reason: 'We match it with your PAN and your bank account.',
    },
    email: {
      kind: 'email',
      label: 'Enter your e-mail',
      rules: [required('Email is required'), email('Invalid email Id')],
      autocomplete: 'email',
      reason: 'We send your loan papers to it.',
    },
  },
  save: { call: 'saveNameAndEmail', body: { name: 'name', email: 'email' } },
  slowSubmit: true,
  hindi: {
    'About you': 'आपके बारे में',
    'Personal Information': 'निजी जानकारी',
    'Please enter your name and PAN': 'कृपया अपना नाम और पैन डालें',
    Name: 'नाम',
    'Enter your name as per PAN': 'पैन वाला नाम, अंग्रेज़ी में',
    'Please enter your correct name as per PAN': 'कृपया वही सही नाम डालें जो पैन पर है',
    'Name is required': 'नाम ज़रूरी है',
    'Please enter valid name': 'कृपया नाम अंग्रेज़ी अक्षरों में डालें',
    'Name is too short': 'नाम बहुत छोटा है',
    'We match it with your PAN and your bank account.': 'हम इसे आपके पैन और बैंक खाते से मिलाते हैं।',
    'Enter your e-mail': 'अपना ई-मेल डालें',
    'Email is required': 'ई-मेल ज़रूरी है',
    'Invalid email Id': 'ई-मेल आईडी सही नहीं है',
    'We send your loan papers to it.': 'आपके लोन के कागज़ हम इसी पर भेजते हैं।',
  },
  examples: {
    pass: [{ name: 'Meera Joshi', email: 'meera.joshi@mail.in' }],
    fail: [
      { answers: { name: '' }, errors: { name: 'Name is required' } },
      { answers: { name: 'Meera  J0shi' }, errors: { name: 'Please enter valid name' } },
      { answers: { name: 'Me' }, errors: { name: 'Name is too short' } },
      { answers: { email: '' }, errors: { email: 'Email is required' } },
      { answers: { email: 'meera.joshi@mail' }, errors: { email: 'Invalid email Id' } },
    ],
  },
});
