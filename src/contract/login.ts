import * as z from 'zod/mini';
import { asReceived, call, inData, maybe, nothing, numeric, textual } from './call.ts';

const status = maybe(z.string());

/** §7: sends the one-time code. Resend is the same call. */
export const loginByMobile = call({
  method: 'POST',
  path: 'customers/customer-login-byMsg91',
  token: false,
  query: z.object({ utm_source: z.optional(z.string()) }),
  body: z.object({ mobile: z.string(), plateform: z.string() }),
  answer: nothing,
  example: { query: {}, body: { mobile: '9876543210', plateform: 'web' }, answer: {} },
});

/** §7: answers with the login response of §3. */
export const verifyOtp = call({
  method: 'POST',
  path: 'customers/verify-otp',
  token: false,
  body: z.object({ mobile: z.string(), otp: z.string() }),
  answer: inData(
    z.object({
      jwtToken: z.string(),
      accessToken: maybe(z.string()),
      customer: z.object({ customerID: maybe(textual), mobile: maybe(textual), name: maybe(z.string()) }),
      lead: maybe(z.object({ customer_type: maybe(z.string()), productId: maybe(numeric) })),
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

/** §4 "Next step": where the application goes on. `plateform` is the server's spelling. */
export const nextStepCall = call({
  method: 'POST',
  path: 'step/next-step',
  body: z.object({
    leadID: z.optional(z.number()),
    accountID: z.optional(asReceived),
    plateform: z.string(),
  }),
  answer: inData(
    maybe(
      z.object({
        step: maybe(z.object({ current_route: maybe(z.string()) })),
        customer: maybe(z.object({ name: maybe(z.string()) })),
        leadID: maybe(numeric),
        leadType: maybe(z.string()),
        status,
      }),
    ),
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

const message = maybe(z.string());

/** §3 "customer_details (with name and further details)". */
const customerDetails = z.looseObject({ name: maybe(z.string()), customerID: maybe(textual) });

/** §3 "Dashboard response"; its fields stand at the top level of the body. */
export const dashboardCall = call({
  method: 'POST',
  path: 'customers/dashboard',
  body: z.object({
    appVersion: z.string(),
    residenceAddress: z.string(),
    state: z.string(),
    city: z.string(),
    pincode: z.string(),
  }),
  answer: z.object({
    status: maybe(numeric),
    showStepDashboardMessages: maybe(z.union([z.boolean(), z.string()])),
    step: maybe(z.object({ current_route: maybe(z.string()) })),
    lead: maybe(z.object({ leadID: maybe(numeric), status })),
    customer_type: maybe(z.string()),
    productId: maybe(numeric),
    noOfEMIs: maybe(numeric),
    loanDetails: maybe(
      z.object({
        totalAmount: maybe(numeric),
        processingAmount: maybe(numeric),
        finalAmount: maybe(numeric),
        repayDate: maybe(z.string()),
        repayAmount: maybe(numeric),
      }),
    ),
    dashboard_message1: message,
    dashboard_message2: message,
    dashboard_message3: message,
    dashboard_message4: message,
    dashboard_message5: message,
    dashboard_message6: message,
    dashboard_message7: message,
    showButton: maybe(z.union([z.boolean(), z.string()])),
    buttonEnable: maybe(z.boolean()),
    isKycFailure: maybe(z.boolean()),
    isRejected: maybe(z.boolean()),
    showContactPage: maybe(z.boolean()),
    isLoanOverDue: maybe(z.boolean()),
    isFeedbackRequired: maybe(z.boolean()),
    data: maybe(z.object({ customer_details: maybe(customerDetails) })),
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
export const autoLoginCall = call({
  method: 'POST',
  path: 'dashboard_new',
  token: false,
  body: z.object({
    access_token: z.string(),
    mobile_no: z.string(),
    residenceAddress: z.string(),
    city: z.string(),
    pincode: z.string(),
    appVersion: z.string(),
    appBundle: z.string(),
  }),
  answer: z.object({
    status: maybe(numeric),
    data: maybe(z.object({ customer_details: maybe(customerDetails) })),
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
