import * as z from 'zod/mini';
import { call, inData, nothing } from './call.ts';
import {
  date,
  filled,
  flag,
  id,
  list,
  nullable,
  nullableObject,
  number,
  optional,
  optionals,
  text,
  texts,
  textWith,
  word,
} from './json.ts';

const leadID = z.number();

/** §7 partial update: the save keys of one step with their values, and the lead. The steps name the keys. */
export const saveAnswer = call('PUT', 'customers/incompleteDetailsUpdate', {
  body: z.catchall(z.object({ leadID }), z.union([z.string(), z.number()])),
  answer: z.object({ data: optional(z.object({ leadID: optional(number) })) }),
  example: { body: { leadID: 48213, purposeloan: 'Education' }, answer: { data: { leadID: 48213 } } },
});

/** §7: the address variant of the partial update. §4 "Address submit" reads the answer; a 406 names a route. */
export const saveAddress = call('PUT', 'customers/incompleteDetailsUpdate', {
  body: z.object({
    ...texts('residenceAddress', 'state', 'city', 'pincode', 'landmark', 'finboxCallBackUrl'),
    leadID,
    repeat: z.boolean(),
  }),
  answer: inData(
    nullableObject({
      CibilAndBreData: nullableObject({
        status: nullable(z.union([flag, id])),
        message: nullable(text),
        redirect_url: optional(text),
      }),
      leadID: optional(number),
    }),
  ),
  refusal: z.object({ route: optional(text) }),
  example: {
    body: {
      residenceAddress: '12, Lake View Road',
      state: 'Maharashtra',
      city: 'Nagpur',
      pincode: '440010',
      landmark: '',
      leadID: 48213,
      finboxCallBackUrl: 'https://kadam.example/finbox',
      repeat: false,
    },
    answer: {
      data: {
        CibilAndBreData: {
          status: 1,
          message: 'Approved',
          redirect_url: 'https://statements.example/connect?entity_id=ent_7f3',
        },
        leadID: 48213,
      },
    },
    refusal: { route: '/dashboard' },
  },
});

/** §7: the states whose names contain `searchWord`, which is in lower case. */
export const statesCall = call('GET', 'customer_onboarding/getStates', {
  query: z.object({ searchWord: z.string() }),
  answer: inData(list(text)),
  example: { query: { searchWord: 'ma' }, answer: { data: ['Maharashtra', 'Madhya Pradesh', 'Manipur'] } },
});

/** §3 "Address": the saved address, or null. */
export const savedAddress = call('GET', 'customers/address', {
  answer: inData(optional(z.object(optionals(text, 'houseNo', 'city', 'state', 'pinCode', 'landmark')))),
  example: {
    answer: { data: { houseNo: '12, Lake View Road', city: 'Nagpur', state: 'Maharashtra', pinCode: '440010' } },
  },
});

/** §3 "Approval view": amounts in rupees, tenure in days. The screen leaves out what an approval does not have. */
export const approvalView = call('POST', 'customer_onboarding/approval-view', {
  body: z.object({ leadID }),
  answer: inData(
    z.object({
      totalAmount: number,
      repayAmount: number,
      finalAmount: number,
      ...optionals(number, 'tenure', 'processingAmount', 'gstOfAdminFee'),
      repayDate: optional(date),
      isLoanAmountUpgradable: optional(flag),
    }),
  ),
  example: {
    body: { leadID: 48213 },
    answer: {
      data: {
        totalAmount: 50000,
        tenure: 60,
        repayAmount: 51479,
        repayDate: '2026-03-13',
        processingAmount: 1500,
        gstOfAdminFee: 270,
        finalAmount: 48230,
        isLoanAmountUpgradable: true,
      },
    },
  },
});

/** §7: the two family references. */
export const saveReferences = call('POST', 'customer_onboarding/reference', {
  body: z.object({
    ...texts('name1', 'name2', 'mobileNo1', 'mobileNo2', 'relation1', 'relation2'),
    leadID,
  }),
  answer: nothing,
  example: {
    body: {
      name1: 'Sunita Joshi',
      name2: 'Arun Joshi',
      mobileNo1: '9812345670',
      mobileNo2: '9812345671',
      relation1: 'Mother',
      relation2: 'Brother',
      leadID: 48213,
    },
    answer: {},
  },
});

/** §4 "/finbox": reports to the provider that the bank statement was connected. */
export const bankConnect = call('POST', 'customer_onboarding/finbox-bank-connect', {
  body: z.object({ entityId: z.string(), leadID }),
  answer: inData(nullableObject({ api_status: nullable(text), pageName: nullable(word) })),
  example: {
    body: { entityId: 'ent_7f3', leadID: 48213 },
    answer: { data: { api_status: 'completed', pageName: 'approval' } },
  },
});

/** §2 "/finbox-create": where to connect the bank statement. */
export const bankConnectUrl = call('POST', 'customer_onboarding/finbox-create-url', {
  body: z.object({ leadID, callBackUrl: z.string() }),
  answer: inData(z.object({ redirect_url: filled })),
  example: {
    body: { leadID: 48213, callBackUrl: 'https://kadam.example/finbox' },
    answer: { data: { redirect_url: 'https://statements.example/connect?entity_id=ent_7f3' } },
  },
});

/** §4 "/finbox": the check that follows a loan upgrade. This call spells it `leadId`. */
export const bankingSurrogate = call('POST', 'customer_onboarding/banking-surrogate', {
  body: z.object({ leadId: z.number() }),
  answer: inData(nullableObject({ final_result_from_BRE: nullable(textWith('REJECT')) })),
  example: { body: { leadId: 48213 }, answer: { data: { final_result_from_BRE: 'APPROVE' } } },
});

/** §3 "User details response"; `employementType` is the server's spelling. */
export const onePage = call('GET', 'customers/one-page/{leadId}', {
  answer: inData(
    nullableObject({
      ...optionals(text, 'loanPurpose', 'maritalStatus', 'qualification', 'employementType', 'modeOfPayment'),
      ...optionals(text, 'companyName', 'industry', 'designation'),
      ...optionals(number, 'monthlySalary', 'salaryDate'),
      address: optional(z.object(optionals(text, 'type', 'address'))),
    }),
  ),
  example: {
    answer: {
      data: {
        loanPurpose: 'Salary Delay',
        maritalStatus: 'Single',
        qualification: 'Bachelors',
        employementType: 'Salaried',
        modeOfPayment: 'Bank Transfer',
        companyName: 'Vanya Textiles',
        industry: 'E-commerce',
        designation: 'Executive',
        monthlySalary: 42500,
        salaryDate: 7,
        address: { type: 'Rented', address: '12, Lake View Road, Nagpur 440010' },
      },
    },
  },
});

/** §7: Continue on /confirm-details. The names are the server's. */
export const checkRepeatCase = call('POST', 'customers/check-repeat-case/{leadId}', {
  body: z.object({
    ...texts('loanPurpose', 'marrital', 'education', 'employeeType', 'modeOfPayment', 'companyName', 'industry'),
    ...texts('designation', 'residenceType', 'callBackUrl', 'plateform'),
    loanRequeried: z.optional(z.number()),
    monthlyIncome: z.number(),
    salary_date: z.number(),
  }),
  answer: inData(
    nullableObject({
      leadID: optional(number),
      pageName: nullable(word),
      metaData: optional(z.object({ finbox: optional(z.object(optionals(text, 'redirect_url'))) })),
    }),
  ),
  example: {
    body: {
      loanRequeried: 50000,
      loanPurpose: 'Salary Delay',
      marrital: 'Single',
      education: 'Bachelors',
      employeeType: 'Salaried',
      modeOfPayment: 'Bank Transfer',
      companyName: 'Vanya Textiles',
      industry: 'E-commerce',
      designation: 'Executive',
      monthlyIncome: 42500,
      salary_date: 7,
      residenceType: 'Rented',
      callBackUrl: 'https://kadam.example/finbox',
      plateform: 'web',
    },
    answer: {
      data: {
        leadID: 48214,
        pageName: 'approval',
        metaData: { finbox: { redirect_url: 'https://statements.example/connect?entity_id=ent_7f3' } },
      },
    },
  },
});
