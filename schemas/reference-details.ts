import { letters, minLength, mobile, required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

const relations = ['Mother', 'Father', 'Brother', 'Sister', 'Spouse', 'Relative', 'Friends', 'Other'];

const name = {
  kind: 'text',
  label: 'Name',
  placeholder: 'Full name',
  rules: [required('Please enter referred name'), letters('Please enter valid name')],
  autocomplete: 'off',
  reason: 'A family member or a friend.',
} as const;

const relation = {
  kind: 'select',
  label: 'Relation',
  placeholder: 'Select relation',
  options: relations.map((value) => ({ value })),
  rules: [required('Please select relation')],
} as const;

const mobileNumber = {
  kind: 'digits',
  label: 'Mobile number',
  prefix: '+91',
  normalize: 'mobile',
  rules: [
    required('Mobile number is required'),
    minLength(10, 'Mobile number should be min 10 char.'),
    mobile('Please enter valid mobile number'),
  ],
  autocomplete: 'off',
  reason: 'We may call this number when we cannot reach you.',
} as const;

export const referenceDetails = step({
  route: '/reference-details',
  section: 'References',
  title: 'Add two family references',
  part: 'bank',
  fields: {
    nameOne: { ...name, groupTitle: 'Reference 1' },
    relationOne: relation,
    mobileOne: mobileNumber,
    nameTwo: { ...name, groupTitle: 'Reference 2' },
    relationTwo: relation,
    mobileTwo: mobileNumber,
  },
  save: {
    call: 'saveReferences',
    body: {
      name1: 'nameOne',
      name2: 'nameTwo',
      mobileNo1: 'mobileOne',
      mobileNo2: 'mobileTwo',
      relation1: 'relationOne',
      relation2: 'relationTwo',
      leadID: { session: 'leadID' },
    },
  },
  back: { to: '/dashboard' },
  confirm: {
    variant: 'sheet',
    title: 'Are these references correct?',
    no: 'No',
    yes: 'Yes',
    rows: [
      { label: 'Reference 1', value: '{nameOne}, {relationOne}' },
      { label: 'Mobile of reference 1', value: '{mobileOne}' },
      { label: 'Reference 2', value: '{nameTwo}, {relationTwo}' },
      { label: 'Mobile of reference 2', value: '{mobileTwo}' },
    ],
  },
  hindi: {
    References: 'रेफ़रेंस',
    'Add two family references': 'परिवार के दो लोगों के नाम दें',
    'Reference 1': 'रेफ़रेंस 1',
    'Reference 2': 'रेफ़रेंस 2',
    Name: 'नाम',
    'Full name': 'पूरा नाम',
    'Please enter referred name': 'कृपया रेफ़रेंस का नाम डालें',
    'Please enter valid name': 'कृपया नाम अंग्रेज़ी अक्षरों में डालें',
    'A family member or a friend.': 'परिवार का कोई सदस्य या दोस्त।',
    Relation: 'रिश्ता',
    'Select relation': 'रिश्ता चुनें',
    Mother: 'माँ',
    Father: 'पिता',
    Brother: 'भाई',
    Sister: 'बहन',
    Spouse: 'पति या पत्नी',
    Relative: 'रिश्तेदार',
    Friends: 'दोस्त',
    Other: 'अन्य',
    'Please select relation': 'कृपया रिश्ता चुनें',
    'Mobile number': 'मोबाइल नंबर',
    'Mobile number is required': 'मोबाइल नंबर ज़रूरी है',
    'Mobile number should be min 10 char.': 'मोबाइल नंबर में कम से कम 10 अंक होने चाहिए',
    'Please enter valid mobile number': 'कृपया सही मोबाइल नंबर डालें',
    'We may call this number when we cannot reach you.': 'आपसे बात न हो पाने पर हम इस नंबर पर फ़ोन कर सकते हैं।',
    'Are these references correct?': 'क्या ये रेफ़रेंस सही हैं?',
    No: 'नहीं',
    Yes: 'हाँ',
    'Mobile of reference 1': 'रेफ़रेंस 1 का मोबाइल',
    'Mobile of reference 2': 'रेफ़रेंस 2 का मोबाइल',
  },
  examples: {
    pass: [
      {
        nameOne: 'Sunita Joshi',
        relationOne: 'Mother',
        mobileOne: '9812345670',
        nameTwo: 'Arun Joshi',
        relationTwo: 'Brother',
        // Parents may share one phone.
        mobileTwo: '9812345670',
      },
    ],
    fail: [
      { answers: { nameOne: '' }, errors: { nameOne: 'Please enter referred name' } },
      { answers: { nameOne: 'Sunita 2' }, errors: { nameOne: 'Please enter valid name' } },
      { answers: { relationOne: '' }, errors: { relationOne: 'Please select relation' } },
      { answers: { mobileOne: '' }, errors: { mobileOne: 'Mobile number is required' } },
      { answers: { mobileOne: '98765' }, errors: { mobileOne: 'Mobile number should be min 10 char.' } },
      { answers: { mobileOne: '5812345670' }, errors: { mobileOne: 'Please enter valid mobile number' } },
      { answers: { nameTwo: '' }, errors: { nameTwo: 'Please enter referred name' } },
      { answers: { nameTwo: 'Arun@' }, errors: { nameTwo: 'Please enter valid name' } },
      { answers: { relationTwo: '' }, errors: { relationTwo: 'Please select relation' } },
      { answers: { mobileTwo: '' }, errors: { mobileTwo: 'Mobile number is required' } },
      { answers: { mobileTwo: '98123' }, errors: { mobileTwo: 'Mobile number should be min 10 char.' } },
      { answers: { mobileTwo: '0812345671' }, errors: { mobileTwo: 'Please enter valid mobile number' } },
    ],
  },
});
