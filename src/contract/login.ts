import * as z from 'zod/mini';
import { call, inData, nothing } from './call.ts';
import {
  date,
  filled,
  flag,
  id,
  nullable,
  nullableObject,
  number,
  oneForTrue,
  optional,
  optionalFields,
  optionals,
  text,
  texts,
  textWith,
} from './json.ts';
import { leadStatuses } from './session.ts';

/** §7: sends the one-time code. Resend is the same call. */
export const loginByMobile = call('POST', 'customers/customer-login-byMsg91', {
  token: false,
  query: z.object({ utm_source: z.optional(z.string()) }),
  body: z.object(texts('mobile', 'plateform')),
  answer: nothing,
  example: { query: {}, body: { mobile: '9876543210', plateform: 'web' }, answer: {} },
});

/** §7: answers with the login response of §3. */
export const verifyOtp = call('POST', 'customers/verify-otp', {
  token: false,
  body: z.object(texts('mobile', 'otp')),
  answer: inData(
    z.object({
      // Without one every call would be refused, and the borrower would log in again and again.
      jwtToken: filled,
      accessToken: optional(text),
      customer: optionalFields(optionals(text, 'customerID', 'mobile', 'name')),
      lead: optional(z.object({ customer_type: optional(text), productId: optional(number) })),
    }),
  ),
  example: {
    body: { mobile: '9876543210', otp: '4821' },
    answer: {
      data: {
        jwtToken: 'a-bearer-token',
        accessToken: 'an-access-token',
        customer: { customerID: '70012', mobile: '9876543210', name: 'Meera Joshi' },
        lead: { customer_type: 'New Customer', productId: 2 },
      },
    },
  },
});

const leadStatus = textWith(...leadStatuses);

/** §4 "Next step": the next route of the application. `plateform` is the server's spelling. */
export const nextStepCall = call('POST', 'step/next-step', {
  body: z.object({ leadID: z.optional(z.number()), accountID: z.optional(id), plateform: z.string() }),
  answer: inData(
    nullableObject({
      step: nullableObject({ current_route: nullable(text) }),
      customer: optional(z.object(optionals(text, 'name'))),
      leadID: optional(number),
      leadType: optional(text),
      status: optional(leadStatus),
    }),
  ),
  example: {
    body: { leadID: 48213, plateform: 'web' },
    answer: {
      data: {
        step: { current_route: '/enter-name' },
        customer: { name: '' },
        leadID: 48213,
        leadType: 'New Case',
        status: 'Active',
      },
    },
  },
});

/** §3 "Dashboard response", `customer_details`: the fields that are read. */
const customerDetails = z.object(optionals(text, 'name', 'customerID', 'mobile'));

export type CustomerDetails = z.output<typeof customerDetails>;

/** §3 "Dashboard response"; its fields are at the top level of the body. */
export const dashboardCall = call('POST', 'customers/dashboard', {
  body: z.object(texts('appVersion', 'residenceAddress', 'state', 'city', 'pincode')),
  answer: z.object({
    status: nullable(oneForTrue),
    ...optionals(z.union([flag, text]), 'showStepDashboardMessages', 'showButton'),
    step: optional(z.object(optionals(text, 'current_route'))),
    lead: optional(z.object({ leadID: optional(number), status: optional(leadStatus) })),
    ...optionals(number, 'productId', 'noOfEMIs'),
    loanDetails: optional(
      z.object({
        ...optionals(number, 'totalAmount', 'processingAmount', 'finalAmount', 'repayAmount'),
        repayDate: optional(date),
      }),
    ),
    ...optionals(text, 'customer_type', 'dashboard_message1', 'dashboard_message2', 'dashboard_message3'),
    ...optionals(text, 'dashboard_message4', 'dashboard_message5', 'dashboard_message6', 'dashboard_message7'),
    ...optionals(flag, 'buttonEnable', 'isKycFailure', 'isRejected', 'showContactPage', 'isLoanOverDue'),
    ...optionals(flag, 'isFeedbackRequired'),
    data: optional(z.object({ customer_details: optional(customerDetails) })),
  }),
  example: {
    body: { appVersion: '28.2', residenceAddress: 'NA', state: 'NA', city: 'NA', pincode: 'NA' },
    answer: {
      status: 1,
      step: { current_route: '/enter-address' },
      lead: { leadID: 48213, status: 'Active' },
      customer_type: 'New Customer',
      productId: 2,
      showButton: 'Continue',
      buttonEnable: true,
      data: { customer_details: { name: 'Meera Joshi' } },
    },
  },
});

/** §7 `dashboard_new`, the auto-login call: sent to its own fixed address, with no bearer token. */
export const autoLoginCall = call('POST', 'dashboard_new', {
  token: false,
  body: z.object(texts('access_token', 'mobile_no', 'residenceAddress', 'city', 'pincode', 'appVersion', 'appBundle')),
  answer: z.object({
    status: optional(oneForTrue),
    data: optional(z.object({ customer_details: optional(customerDetails) })),
  }),
  example: {
    body: {
      access_token: 'an-access-token',
      mobile_no: '9876543210',
      residenceAddress: '',
      city: '',
      pincode: '',
      appVersion: '',
      appBundle: '',
    },
    answer: { status: 1, data: { customer_details: { name: 'Meera Joshi' } } },
  },
});
