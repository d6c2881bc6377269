// The questions that every subject of the benchmark shows, so that none has shorter or longer texts than another.
// A subject imports the texts from here, and has its own schema or code.

/** One field: how it is filled, and with which answer. */
export interface Field {
  readonly key: string;
  readonly kind: 'text' | 'choice' | 'select';
  readonly answer: string;
}

/** One screen, with the fields in the order in which they are filled. */
export interface Screen {
  readonly id: string;
  readonly fields: readonly Field[];
  /** Whether its field is typed key by key, and each key is timed. */
  readonly timesKeys?: true;
}

export const options = {
  loanPurpose: ['Medical Emergency', 'Salary Delay', 'Personal Emergency', 'Education', 'Rent / Bills', 'Others'],
  gender: ['Male', 'Female', 'Other'],
  maritalStatus: ['Single', 'Married'],
  education: [
    'Below 10th',
    'Secondary School (10th)',
    'Senior Secondary School (12th)',
    'Diploma',
    'Bachelors',
    'Masters',
  ],
  employment: ['Salaried', 'Self Employee'],
  paymentMode: ['Bank Transfer', 'Cheque', 'Cash'],
  industry: [
    'Information Technology (IT)',
    'Healthcare',
    'Education',
    'Automotive',
    'E-commerce',
    'Hospitality',
    'Other',
  ],
  designation: ['Associate', 'Executive', 'Manager', 'Senior Manager', 'CEO', 'Other'],
  experience: ['0 - 2 Years', '2 - 5 Years', '5 - 8 Years', '8 - 10 Years', 'More than 10 years'],
  salaryDate: Array.from({ length: 31 }, (_, index) => String(index + 1)),
  residence: ['Owned', 'Rented'],
  relation: ['Mother', 'Father', 'Brother', 'Sister', 'Spouse', 'Relative', 'Friends', 'Other'],
};

/** Texts, because a JSON schema takes no regular expression. */
export const patterns = {
  letters: '^[A-Za-z]+( [A-Za-z]+)*$',
  notOnlyDigits: '^(?!\\d+$).*$',
  pincode: '^[0-9]{6}$',
  mobile: '^[6-9][0-9]{9}$',
};

const contactName = { required: 'Please enter referred name', pattern: 'Please enter valid name' };
const contactRelation = { required: 'Please select relation' };
const contactMobile = {
  required: 'Mobile number is required',
  minLength: 'Mobile number should be min 10 char.',
  pattern: 'Please enter valid mobile number',
};

/** The messages of each field, by the names that JSON Schema has for the rules; spelled as in §5. */
export const messages = {
  name: { required: 'Name is required', minLength: 'Name is too short', pattern: 'Please enter valid name' },
  email: { required: 'Email is required', format: 'Invalid email Id' },
  loanPurpose: { required: 'Please select a loan purpose' },
  loanAmount: {
    required: 'Please enter loan amount',
    minimum: 'Amount must be at least 1000',
    maximum: 'Maximun amount should be 999999',
    type: 'Please enter a whole number',
  },
  gender: { required: 'Please select your gender' },
  maritalStatus: { required: 'Please select your marital status' },
  education: { required: 'Please select your education' },
  employment: { required: 'Please select your employment type' },
  paymentMode: { required: 'Please select your payment mode' },
  companyName: {
    required: 'Please enter your company name',
    pattern: 'Input cannot be only numbers',
    minLength: 'Company name should be min 2 char',
    maxLength: 'Company name should be max 50 char',
  },
  industry: { required: 'Please select your industry' },
  designation: { required: 'Please select your designation' },
  monthlyIncome: {
    required: 'Please enter your monthly income',
    minimum: 'Amount must be at least 1000',
    maximum: 'Amount can have at most 10 digits',
    type: 'Please enter a whole number',
  },
  experience: { required: 'Please select your work experience' },
  salaryDate: { required: 'Please select your salary date' },
  residence: { required: 'Please select your residence' },
  houseNo: { required: 'Please enter your house no.' },
  city: { required: 'Please enter your city' },
  state: { required: 'Please enter your state' },
  pinCode: { required: 'Please enter your pincode', pattern: 'Please enter valid pincode' },
  nameOne: contactName,
  relationOne: contactRelation,
  mobileOne: contactMobile,
  nameTwo: contactName,
  relationTwo: contactRelation,
  mobileTwo: contactMobile,
};

export const titles = {
  'name-email': 'Personal Information',
  'loan-purpose': 'What is the purpose of your loan?',
  'loan-amount': 'How much do you need?',
  gender: 'Select your gender',
  'marital-status': 'What is your marital status?',
  education: 'What is your highest education?',
  employment: 'What is your employment type?',
  'payment-mode': 'How do you receive your salary?',
  'company-name': 'Where do you work?',
  industry: 'Which industry do you work in?',
  designation: 'What is your designation?',
  'monthly-income': 'What is your monthly income?',
  experience: 'What is your work experience?',
  'salary-date': 'On which date do you get your salary?',
  residence: 'What is your residence type?',
  address: 'Enter your address',
  references: 'Family references',
  done: 'Thank you',
};

export const labels = {
  name: 'Name',
  email: 'E-mail',
  loanPurpose: 'Loan purpose',
  loanAmount: 'Loan amount',
  gender: 'Gender',
  maritalStatus: 'Marital status',
  education: 'Education',
  employment: 'Employment type',
  paymentMode: 'Payment mode',
  companyName: 'Company name',
  industry: 'Industry',
  designation: 'Designation',
  monthlyIncome: 'Monthly income',
  experience: 'Work experience',
  salaryDate: 'Salary date',
  residence: 'Residence',
  houseNo: 'House no.',
  city: 'City',
  state: 'State',
  pinCode: 'Pincode',
  nameOne: 'Name of contact 1',
  relationOne: 'Relation of contact 1',
  mobileOne: 'Mobile of contact 1',
  nameTwo: 'Name of contact 2',
  relationTwo: 'Relation of contact 2',
  mobileTwo: 'Mobile of contact 2',
};

const field = (key: keyof typeof labels, answer: string, kind: Field['kind'] = 'text') => ({ key, kind, answer });
const text = (id: string, key: keyof typeof labels, answer: string) => ({ id, fields: [field(key, answer)] });
const choice = (id: string, key: keyof typeof labels, answer: string) => ({
  id,
  fields: [field(key, answer, 'choice')],
});

/** 17 screens. */
export const screens: readonly Screen[] = [
  { id: 'name-email', fields: [field('name', 'Ramesh Kumar'), field('email', 'ramesh.kumar@example.in')] },
  choice('loan-purpose', 'loanPurpose', 'Education'),
  text('loan-amount', 'loanAmount', '45000'),
  choice('gender', 'gender', 'Male'),
  choice('marital-status', 'maritalStatus', 'Married'),
  choice('education', 'education', 'Bachelors'),
  choice('employment', 'employment', 'Salaried'),
  choice('payment-mode', 'paymentMode', 'Bank Transfer'),
  { ...text('company-name', 'companyName', 'Shree Balaji Traders Pvt Ltd X'), timesKeys: true },
  choice('industry', 'industry', 'Healthcare'),
  choice('designation', 'designation', 'Manager'),
  text('monthly-income', 'monthlyIncome', '52000'),
  choice('experience', 'experience', '5 - 8 Years'),
  choice('salary-date', 'salaryDate', '28'),
  choice('residence', 'residence', 'Rented'),
  {
    id: 'address',
    fields: [
      field('houseNo', '12B Lake View'),
      field('city', 'Pune'),
      field('state', 'Maharashtra'),
      field('pinCode', '411001'),
    ],
  },
  {
    id: 'references',
    fields: [
      field('nameOne', 'Sita Kumar'),
      field('relationOne', 'Sister', 'select'),
      field('mobileOne', '9876543210'),
      field('nameTwo', 'Mohan Kumar'),
      field('relationTwo', 'Father', 'select'),
      field('mobileTwo', '8876543210'),
    ],
  },
];
