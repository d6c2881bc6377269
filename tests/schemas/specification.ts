import type { Route } from '#contract/routes.ts';
import type { StepRoute } from '#schemas/index.ts';

// What the specification says of its nineteen steps, typed from it by hand, so that a schema that strays is told.
// A step that the specification does not know needs no line here: its own examples prove it.

/** §4 "Onboarding order". */
export const onboardingOrder = [
  '/enter-name',
  '/enter-your-pan',
  '/pan-verify',
  '/enter-aadhar',
  '/loan-purpose',
  '/enter-loan-amount',
  '/gender',
  '/marital-status',
  '/highest-education',
  '/employment-details',
  '/payment-mode',
  '/company-name',
  '/industry',
  '/your-designation',
  '/monthly-income',
  '/work-experience',
  '/salary-date',
  '/your-residence',
  '/enter-address',
  '/bank-details',
  '/reference-details',
  '/selfie-verification',
];

/** §5 "Option lists" and "Relation options", by field. */
export const options: Readonly<Record<string, string>> = {
  loanPurpose: 'Medical Emergency, Salary Delay, Personal Emergency, Education, Rent / Bills, Others',
  gender: 'Male, Female, Other',
  maritalStatus: 'Single, Married',
  highestEducation: 'Below 10th, Secondary School (10th), Senior Secondary School (12th), Diploma, Bachelors, Masters',
  employmentDetails: 'Salaried, Self Employee',
  paymentMode: 'Bank Transfer, Cheque, Cash',
  industry: 'Information Technology (IT), Healthcare, Education, Automotive, E-commerce, Hospitality, Other',
  designation: 'Associate, Executive, Manager, Senior Manager, CEO, Other',
  workExperience: '0 - 2 Years, 2 - 5 Years, 5 - 8 Years, 8 - 10 Years, More than 10 years',
  yourResidence: 'Owned, Rented',
  relationOne: 'Mother, Father, Brother, Sister, Spouse, Relative, Friends, Other',
  relationTwo: 'Mother, Father, Brother, Sister, Spouse, Relative, Friends, Other',
};

const referenceMessages = [
  'Mobile number is required',
  'Mobile number should be min 10 char.',
  'Please enter valid mobile number',
];

/** §5, by field. */
export const messages: Readonly<Record<string, readonly string[]>> = {
  name: ['Name is required', 'Please enter valid name', 'Name is too short'],
  email: ['Email is required', 'Invalid email Id'],
  pan: ['PAN is required', 'Please enter valid PAN number'],
  loanAmount: ['Please enter loan amount', 'Amount must be at least 1000', 'Maximun amount should be 999999'],
  companyName: [
    'Please enter your company name',
    'Input cannot be only numbers',
    'Company name should be min 2 char',
    'Company name should be max 50 char',
  ],
  monthlyIncome: ['Please enter your monthly income', 'Amount must be at least 1000'],
  houseNo: ['Please enter your house no.'],
  city: ['Please enter your city'],
  state: ['Please enter your state'],
  pinCode: ['Please enter your pincode'],
  nameOne: ['Please enter referred name', 'Please enter valid name'],
  nameTwo: ['Please enter referred name', 'Please enter valid name'],
  relationOne: ['Please select relation'],
  relationTwo: ['Please select relation'],
  mobileOne: referenceMessages,
  mobileTwo: referenceMessages,
  accountHolderName: ['Please enter account holder name', 'Please enter valid account holder name'],
  accountNo: [
    'Please enter account number',
    'Please enter valid account number',
    'Account number must be at least 10 digits',
    'Account number cannot be longer than 18 digits',
  ],
  confirmedAccountNo: ['Please re-enter account number', 'Re-enter account number must match'],
  ifsc: ['Please enter IFSC code', 'Please enter valid IFSC code'],
  bankName: ['Please enter bank name'],
};

const wholeRupees = 'Please enter the amount in whole rupees';
const twoPeople = 'Please enter a number other than your own';

/** What the specification leaves to us: a choice not made, what is no amount or no pincode, references that are not two other people. */
export const ownMessages: Readonly<Record<string, readonly string[]>> = {
  loanPurpose: ['Please select a loan purpose'],
  gender: ['Please select your gender'],
  maritalStatus: ['Please select your marital status'],
  highestEducation: ['Please select your highest education'],
  employmentDetails: ['Please select your employment type'],
  paymentMode: ['Please select your payment mode'],
  industry: ['Please select your industry'],
  designation: ['Please select your designation'],
  workExperience: ['Please select your work experience'],
  salaryDate: ['Please select your salary date'],
  yourResidence: ['Please select your residence'],
  loanAmount: [wholeRupees],
  monthlyIncome: [wholeRupees, 'Amount cannot have more than 10 digits'],
  pinCode: ['Pincode should be 6 digits', 'Pincode should be 6 digits'],
  mobileOne: [twoPeople],
  mobileTwo: [twoPeople, 'Please enter a different number for each reference'],
};

interface SpecifiedStep {
  readonly route: StepRoute;
  /** §3 "Registration draft" and "Form payloads": the names under which its answers are kept. */
  readonly keeps: string;
  /** §2 "Back targets"; '/dashboard' is the default. `true` where the page before may give another. */
  readonly back: readonly [otherwise: Route, supplied?: true, repeat?: Route];
  /** §7 and decisions.md §4: where its first passing example goes, and as what. */
  readonly sends: readonly [call: string, body: unknown];
}

const leadID = 48213;
const update = (answer: object) => ['PUT customers/incompleteDetailsUpdate', { ...answer, leadID }] as const;

export const steps: readonly SpecifiedStep[] = [
  {
    route: '/enter-name',
    keeps: 'name email',
    back: ['/dashboard'],
    sends: [
      'POST customer_onboarding/onboard_user_NameAndEmail',
      { name: 'Meera Joshi', email: 'meera.joshi@mail.in' },
    ],
  },
  {
    route: '/enter-your-pan',
    keeps: 'pan',
    back: ['/enter-name'],
    sends: ['POST customer_onboarding/pan-verification', { panNumber: 'BNZPJ4821K' }],
  },
  {
    route: '/loan-purpose',
    keeps: 'loanPurpose',
    back: ['/dashboard', true],
    sends: update({ purposeloan: 'Education' }),
  },
  {
    route: '/enter-loan-amount',
    keeps: 'loanAmount',
    back: ['/loan-purpose', true, '/dashboard'],
    sends: update({ loanRequeried: 125000 }),
  },
  { route: '/gender', keeps: 'gender', back: ['/enter-loan-amount'], sends: update({ gender: 'Female' }) },
  { route: '/marital-status', keeps: 'maritalStatus', back: ['/gender', true], sends: update({ marrital: 'Single' }) },
  {
    route: '/highest-education',
    keeps: 'highestEducation',
    back: ['/marital-status'],
    sends: update({ education: 'Bachelors' }),
  },
  {
    route: '/employment-details',
    keeps: 'employmentDetails',
    back: ['/highest-education'],
    sends: update({ employeeType: 'Salaried' }),
  },
  {
    route: '/payment-mode',
    keeps: 'paymentMode',
    back: ['/employment-details'],
    sends: update({ salaryMode: 'Bank Transfer' }),
  },
  {
    route: '/company-name',
    keeps: 'companyName',
    back: ['/payment-mode'],
    sends: update({ companyName: 'Vanya Textiles' }),
  },
  { route: '/industry', keeps: 'industry', back: ['/company-name'], sends: update({ industry: 'E-commerce' }) },
  {
    route: '/your-designation',
    keeps: 'designation',
    back: ['/industry'],
    sends: update({ designation: 'Executive' }),
  },
  {
    route: '/monthly-income',
    keeps: 'monthlyIncome',
    back: ['/your-designation'],
    sends: update({ monthlyIncome: 42500 }),
  },
  {
    route: '/work-experience',
    keeps: 'workExperience',
    back: ['/monthly-income'],
    sends: update({ totalExperience: '2 - 5 Years' }),
  },
  { route: '/salary-date', keeps: 'salaryDate', back: ['/work-experience'], sends: update({ salary_date: 7 }) },
  {
    route: '/your-residence',
    keeps: 'yourResidence',
    back: ['/salary-date'],
    sends: update({ residenceType: 'Rented' }),
  },
  {
    route: '/enter-address',
    keeps: 'houseNo city state pinCode landmark',
    back: ['/your-residence'],
    sends: update({
      residenceAddress: '12, Lake View Road',
      state: 'Maharashtra',
      city: 'Nagpur',
      pincode: '440010',
      landmark: '',
      finboxCallBackUrl: 'https://kadam.example/finbox',
      repeat: false,
    }),
  },
  {
    route: '/bank-details',
    keeps: 'accountHolderName accountNo confirmedAccountNo ifsc bankName',
    back: ['/dashboard', true],
    sends: [
      'POST customer-bank-account/bank-details',
      {
        accountHoldersName: 'Meera Joshi',
        accountNo: '55210984417',
        confirmedAccountNo: '55210984417',
        ifsc: 'BHNB0001234',
        bankName: 'Bharat National Bank',
        leadID,
      },
    ],
  },
  {
    route: '/reference-details',
    keeps: 'nameOne relationOne mobileOne nameTwo relationTwo mobileTwo',
    back: ['/dashboard'],
    sends: [
      'POST customer_onboarding/reference',
      {
        name1: 'Sunita Joshi',
        name2: 'Arun Joshi',
        mobileNo1: '9812345670',
        mobileNo2: '9812345671',
        relation1: 'Mother',
        relation2: 'Brother',
        leadID,
      },
    ],
  },
];
