import * as z from 'zod/mini';
import { call, inData } from './call.ts';
import {
  filled,
  id,
  list,
  listOrNone,
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
const ofLead = z.object({ leadId: leadID });
const account = z.object({ accountId: id, leadID });

/** §13: the saved bank details, which come from the bank statement; the number may be masked with X. */
export const savedBankDetails = call('GET', 'customers/finbox-account-details', {
  answer: inData(nullableObject({ ...optionals(text, 'name', 'ifsc', 'bankName'), accountNumber: nullable(text) })),
  example: {
    answer: {
      data: {
        name: 'Meera Joshi',
        accountNumber: 'XXXXXXX4417',
        ifsc: 'BHNB0001234',
        bankName: 'Bharat National Bank',
      },
    },
  },
});

/** §5 "IFSC": the bank of a code. */
export const bankByIfsc = call('GET', 'common/bank-details', {
  query: z.object({ ifsc: z.string() }),
  answer: inData(z.object({ banks: list(z.object({ BANK: text })) })),
  example: { query: { ifsc: 'BHNB0001234' }, answer: { data: { banks: [{ BANK: 'Bharat National Bank' }] } } },
});

/** §7: YES on the confirm dialog of the bank details. */
export const saveBankDetails = call('POST', 'customer-bank-account/bank-details', {
  body: z.object({ ...texts('accountHoldersName', 'accountNo', 'confirmedAccountNo', 'ifsc', 'bankName'), leadID }),
  answer: inData(z.object({ accountId: id })),
  example: {
    body: {
      accountHoldersName: 'Meera Joshi',
      accountNo: '55210984417',
      confirmedAccountNo: '55210984417',
      ifsc: 'BHNB0001234',
      bankName: 'Bharat National Bank',
      leadID: 48213,
    },
    answer: { data: { accountId: 'acc_19' } },
  },
});

const mandateSetUp = (path: string) =>
  call('POST', path, {
    body: account,
    answer: z.object({
      message: nullable(text),
      data: optional(z.object(optionals(text, 'customer_id', 'order_id'))),
    }),
    example: {
      body: { accountId: 'acc_19', leadID: 48213 },
      answer: { message: 'Success', data: { customer_id: 'cust_44', order_id: 'order_91' } },
    },
  });

/** §4 "E-mandate": set-up for a payday loan, and any other but emi. */
export const setEmandate = mandateSetUp('customer_onboarding/set-emandate');

/** §4 "E-mandate": set-up for an emi loan. */
export const setEmandateV2 = mandateSetUp('customer_onboarding/set-emandateV2');

/** §7: the key the checkout opens with. */
export const lenderCredentials = call('GET', 'lender/get-lender-creds', {
  query: z.object({ leadID }),
  answer: inData(z.object({ lenderCreds: z.object({ emandate: z.object({ encryptedDisbursalKeyId: filled }) }) })),
  example: {
    query: { leadID: 48213 },
    answer: { data: { lenderCreds: { emandate: { encryptedDisbursalKeyId: 'key_test_kadam' } } } },
  },
});

/** §4 "E-mandate": which penny drop follows 'Already Emandate'. */
export const pennyFlow = call('GET', 'customer_onboarding/penny-flow', {
  query: ofLead,
  answer: inData(nullableObject({ flow: nullable(word) })),
  example: { query: { leadId: 48213 }, answer: { data: { flow: 'reverse' } } },
});

const pennyAnswer = z.object({
  pennyStatus: nullable(word),
  metaData: optional(z.object({ url: optional(text), flow: optional(word) })),
});

/** §4 "Penny drop": starts it, and polls its status. A 400 has the same fields. */
export const pennyDrop = call('POST', 'customer_onboarding/penny-drop', {
  background: true,
  body: account,
  answer: inData(pennyAnswer),
  refusal: pennyAnswer,
  example: {
    body: { accountId: 'acc_19', leadID: 48213 },
    answer: { data: { pennyStatus: 'created', metaData: { url: 'https://pay.example/penny/91', flow: 'reverse' } } },
    refusal: { pennyStatus: 'incomplete', metaData: { flow: 'reverse' } },
  },
});

const accountStatus = textWith('Verified', 'Not Verified');

/** §3 "Bank account list item". */
export const bankAccounts = call('GET', 'customer-bank-account', {
  query: ofLead,
  answer: inData(
    listOrNone(
      z.object({
        mandateId: optional(id),
        accountID: id,
        ...optionals(text, 'bank', 'bankIcon', 'bankLogo', 'accountNo', 'bankIfsc'),
        status: optional(accountStatus),
      }),
    ),
  ),
  example: {
    query: { leadId: 48213 },
    answer: {
      data: [
        {
          mandateId: 'mandate_5',
          accountID: 'acc_19',
          bank: 'Bharat National Bank',
          bankIcon: '/sandbox/banks/bhnb.svg',
          bankLogo: '/sandbox/banks/bhnb.svg',
          accountNo: 'XXXXXXX4417',
          bankIfsc: 'BHNB0001234',
          status: 'Verified',
        },
      ],
    },
  },
});

/** §4 "Bank list": Continue. A 400 with 'Not Verified' names a route. */
export const confirmBankAccount = call('POST', 'customer-bank-account/confirm', {
  body: z.object({ leadID, mandateId: z.optional(id), accountID: id }),
  answer: z.object({ data: optional(z.object(optionals(text, 'status', 'route'))) }),
  refusal: z.object({ status: optional(accountStatus), route: optional(text), accountId: optional(id) }),
  example: {
    body: { leadID: 48213, mandateId: 'mandate_5', accountID: 'acc_19' },
    answer: { data: { status: 'Verified', route: '/term-condition' } },
    refusal: { status: 'Not Verified', route: '/emandate', accountId: 'acc_19' },
  },
});

/** §4 "KFS": the Key Fact Statement as HTML. */
export const keyFactStatement = call('GET', 'customer_onboarding/kfs-payday', {
  query: ofLead,
  answer: inData(text),
  example: { query: { leadId: 48213 }, answer: { data: '<h1>Key Fact Statement</h1><table></table>' } },
});

/** §4 "KFS": accepts the statement. Markers in the answer ask for a one-time code; a wrong code gets statusCode 203. */
export const acceptKeyFacts = call('POST', 'customer_onboarding/kfs-facts-acceptance', {
  body: z.object({ leadId: z.number(), otp: z.optional(z.string()) }),
  answer: inData(
    nullableObject({
      ...optionals(number, 'kfsOtpRequest', 'kfsSuccess'),
      status: nullable(text),
      message: optional(text),
    }),
  ),
  refusal: z.object(optionals(text, 'message')),
  example: {
    body: { leadId: 48213, otp: '481092' },
    answer: { data: { kfsOtpRequest: 0, kfsSuccess: 0, status: '1', message: 'Accepted' } },
    refusal: { message: 'The OTP did not match.' },
  },
});
